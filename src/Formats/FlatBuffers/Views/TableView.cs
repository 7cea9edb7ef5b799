using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Views;

/// <summary>A table that is read in place, in a verified message. Fields are read by id; an absent field reads as its default. Changing a
/// verified message may give wrong values, but every load is checked.</summary>
public readonly ref struct TableView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _start;
    private readonly int _vtable;
    private readonly int _vtableSize;

    internal TableView(ReadOnlySpan<byte> message, int start)
    {
        _message = message;
        _start = start;
        _vtable = start - Load<int>(start);
        _vtableSize = Load<ushort>(_vtable);
    }

    /// <summary>Verifies a message of type <typeparamref name="T"/> and returns its root.</summary>
    public static TableView Root<T>(ReadOnlySpan<byte> message)
    {
        FlatBuffersVerifier.Verify<T>(message);
        return new TableView(message, MemoryMarshal.Read<int>(message));
    }

    /// <summary>Reads a number or a struct.</summary>
    [MethodImpl(AggressiveInlining)]
    public T Get<T>(int id)
        where T : unmanaged
    {
        int place = Find(id);
        return place == OpenTable.Absent ? default : Load<T>(place);
    }

    /// <summary>Reads a boolean.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool IsSet(int id) => Get<byte>(id) != 0;

    /// <summary>Gets the UTF-8 bytes of text. Returns false for null.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryGetText(int id, out ReadOnlySpan<byte> utf8)
    {
        int place = Find(id);
        utf8 = place == OpenTable.Absent ? default : new VectorView(_message, Follow(place)).Bytes(itemSize: 1);
        return place != OpenTable.Absent;
    }

    /// <summary>Finds the table of a field. Returns false if the field is absent.</summary>
    public bool TryGetTable(int id, out TableView table)
    {
        int place = Find(id);
        table = place == OpenTable.Absent ? default : new TableView(_message, Follow(place));
        return place != OpenTable.Absent;
    }

    /// <summary>Finds the vector of a field. Returns false if the field is absent.</summary>
    public bool TryGetVector(int id, out VectorView vector)
    {
        int place = Find(id);
        vector = place == OpenTable.Absent ? default : new VectorView(_message, Follow(place));
        return place != OpenTable.Absent;
    }

    [MethodImpl(AggressiveInlining)]
    private int Find(int id)
    {
        int entry = ObjectSchema.VTableHeader + (sizeof(ushort) * id);
        if (entry >= _vtableSize)
        {
            return OpenTable.Absent;
        }

        int offset = Load<ushort>(_vtable + entry);
        return offset == 0 ? OpenTable.Absent : _start + offset;
    }

    [MethodImpl(AggressiveInlining)]
    private int Follow(int place) => place + Load<int>(place);

    [MethodImpl(AggressiveInlining)]
    private T Load<T>(int position)
        where T : unmanaged => MemoryMarshal.Read<T>(_message.Slice(position, Unsafe.SizeOf<T>()));
}
