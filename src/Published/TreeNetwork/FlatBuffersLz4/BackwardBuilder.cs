using System.Buffers.Binary;

namespace SerBench.Published.TreeNetwork.FlatBuffersLz4;

// Writes FlatBuffers as Google's builder does, from the end of the message. A position is the distance from the end.
internal sealed class BackwardBuilder
{
    public const int FieldSlots = 4;

    private const int VTableHead = 2 * sizeof(ushort);
    private const int LongestVTable = VTableHead + (FieldSlots * sizeof(ushort));

    private readonly EncodeBuffer _memory = new();
    private readonly List<int> _vtables = [];
    private readonly int[] _fields = new int[FieldSlots];
    private int _size;
    private int _alignment;
    private int _tableStart;

    // Valid until the next message is begun.
    public ReadOnlySpan<byte> Message => _memory.Bytes.AsSpan(_memory.Bytes.Length - _size);

    public void Clear()
    {
        _vtables.Clear();
        _size = 0;
        _alignment = 1;
    }

    public int AddText(string text)
    {
        int most = Text.MaxUtf8Length(text.Length);
        Ensure(most + 16);

        // ASCII is written to its final place. Other text is encoded with room for the longest UTF-8, and then moves up.
        int length = Ascii.TryNarrow(text, _memory.Bytes.AsSpan(Free(Padded(text.Length + 1, sizeof(uint)) + text.Length + 1)))
            ? text.Length
            : EncodeWide(text, most);
        Skip(Padded(length + 1, sizeof(uint)));
        Skip(1);
        _size += length;
        Push((uint)length);
        return _size;
    }

    public void StartTable()
    {
        Array.Clear(_fields);
        _tableStart = _size;
    }

    public void AddKey(int field, long key)
    {
        if (key == 0)
        {
            return;
        }

        Ensure(2 * sizeof(long));
        Align(sizeof(long));
        _size += sizeof(long);
        BinaryPrimitives.WriteInt64LittleEndian(_memory.Bytes.AsSpan(Free(0)), key);
        _fields[field] = _size;
    }

    public void AddReference(int field, int target)
    {
        if (target == 0)
        {
            return;
        }

        PushReference(target);
        _fields[field] = _size;
    }

    public int EndTable()
    {
        Ensure(2 * sizeof(uint) + LongestVTable);
        Push(0u);
        int table = _size;
        int last = Array.FindLastIndex(_fields, place => place != 0);
        Span<byte> vtable = stackalloc byte[VTableHead + ((last + 1) * sizeof(ushort))];
        BinaryPrimitives.WriteUInt16LittleEndian(vtable, (ushort)vtable.Length);
        BinaryPrimitives.WriteUInt16LittleEndian(vtable[sizeof(ushort)..], (ushort)(table - _tableStart));
        for (int i = 0; i <= last; i++)
        {
            int place = _fields[i] == 0 ? 0 : table - _fields[i];
            BinaryPrimitives.WriteUInt16LittleEndian(vtable[(VTableHead + (i * sizeof(ushort)))..], (ushort)place);
        }

        int shared = FindVTable(vtable);
        BinaryPrimitives.WriteInt32LittleEndian(_memory.Bytes.AsSpan(_memory.Bytes.Length - table), shared - table);
        return table;
    }

    public void Finish(int root)
    {
        Ensure(32);
        Skip(Padded(sizeof(uint), Math.Max(_alignment, sizeof(uint))));
        PushReference(root);
    }

    private int FindVTable(ReadOnlySpan<byte> vtable)
    {
        foreach (int known in _vtables)
        {
            if (_memory.Bytes.AsSpan(Free(known - _size)).StartsWith(vtable))
            {
                return known;
            }
        }

        _size += vtable.Length;
        vtable.CopyTo(_memory.Bytes.AsSpan(Free(0)));
        _vtables.Add(_size);
        return _size;
    }

    private int EncodeWide(string text, int most)
    {
        int length = Text.EncodeUtf8(text, _memory.Bytes.AsSpan(Free(most), most));
        int place = Padded(length + 1, sizeof(uint)) + 1 + length;
        _memory.Bytes.AsSpan(Free(most), length).CopyTo(_memory.Bytes.AsSpan(Free(place)));
        return length;
    }

    private void PushReference(int target)
    {
        Ensure(2 * sizeof(uint));
        Align(sizeof(uint));
        Push((uint)(_size - target + sizeof(uint)));
    }

    private void Push(uint value)
    {
        Align(sizeof(uint));
        _size += sizeof(uint);
        BinaryPrimitives.WriteUInt32LittleEndian(_memory.Bytes.AsSpan(Free(0)), value);
    }

    private void Align(int alignment)
    {
        _alignment = Math.Max(_alignment, alignment);
        Skip(Padded(0, alignment));
    }

    private int Padded(int length, int alignment) => -(_size + length) & (alignment - 1);

    private void Skip(int count)
    {
        _size += count;
        _memory.Bytes.AsSpan(Free(0), count).Clear();
    }

    private int Free(int more) => _memory.Bytes.Length - _size - more;

    private void Ensure(int more)
    {
        int length = _memory.Bytes.Length;
        if (more <= length - _size)
        {
            return;
        }

        // The buffer keeps its front when it grows, but the message is at its back.
        _memory.Grow(length, more);
        _memory.Bytes.AsSpan(length - _size, _size).CopyTo(_memory.Bytes.AsSpan(_memory.Bytes.Length - _size));
    }
}
