using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Reading;

internal readonly struct OpenTable
{
    // No value starts at 0, because the offset to the root is there.
    public const int Absent = 0;

    private readonly int _size;
    private readonly int _vtable;
    private readonly int _vtableSize;

    // The caller has checked four bytes at `start`. The reader's type has `known` fields.
    [MethodImpl(AggressiveInlining)]
    public OpenTable(in Message message, int start, int known)
    {
        long vtable = (long)start - message.Load<int>(start);
        if (vtable < 0 || vtable > message.Length - ObjectSchema.VTableHeader)
        {
            ThrowVTable(start);
        }

        Start = start;
        _vtable = (int)vtable;
        _vtableSize = message.Load<ushort>(_vtable);
        _size = message.Load<ushort>(_vtable + sizeof(ushort));
        if (_vtableSize < ObjectSchema.VTableHeader || _size < ObjectSchema.TableHeader)
        {
            ThrowVTable(start);
        }

        if (_vtableSize > EntryOf(known))
        {
            message.MeetUnknown();
        }

        message.Reach(_vtable, _vtableSize, charge: 0);
        message.Reach(start, _size, Math.Max(_size, Message.LeastCharge));
    }

    public int Start { get; }

    public int VTable => _vtable;

    public int VTableSize => _vtableSize;

    [MethodImpl(AggressiveInlining)]
    public int Find(in Message message, int id, int size)
    {
        int entry = EntryOf(id);
        if (entry > _vtableSize - sizeof(ushort))
        {
            return Absent;
        }

        int offset = message.Load<ushort>(_vtable + entry);
        if (offset == 0)
        {
            return Absent;
        }

        if (offset < ObjectSchema.TableHeader || offset > _size - size)
        {
            ThrowField(id);
        }

        return Start + offset;
    }

    private static int EntryOf(int id) => ObjectSchema.VTableHeader + (sizeof(ushort) * id);

    private void ThrowField(int id) => WireFormatException.ThrowFault(Start, $"field {id} does not lie within its table of {_size} bytes");

    private static void ThrowVTable(int start) => WireFormatException.ThrowFault(start, "the vtable does not lie within the message");
}
