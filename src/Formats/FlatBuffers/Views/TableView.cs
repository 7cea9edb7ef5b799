using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Views;

/// <summary>
/// A table read where it lies, in a message that <see cref="FlatBuffersVerifier"/> has passed. Fields are asked for by id; one that the table
/// lacks reads as its default. Every load stays checked, so that a message changed after the proof can mislead but not harm.
/// </summary>
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

    /// <summary>The root of a message of type <typeparamref name="T"/>, after all of it was proved.</summary>
    public static TableView Root<T>(ReadOnlySpan<byte> message)
    {
        FlatBuffersVerifier.Verify<T>(message);
        return new TableView(message, MemoryMarshal.Read<int>(message));
    }

    /// <summary>A number or a struct.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Get<T>(int id)
        where T : unmanaged
    {
        int place = Find(id);
        return place == OpenTable.Absent ? default : Load<T>(place);
    }

    /// <summary>A boolean, which is a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsSet(int id) => Get<byte>(id) != 0;

    /// <summary>The UTF-8 bytes of text; false when it is absent, which stands for null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGetText(int id, out ReadOnlySpan<byte> utf8)
    {
        int place = Find(id);
        utf8 = place == OpenTable.Absent ? default : new VectorView(_message, Follow(place)).Bytes(itemSize: 1);
        return place != OpenTable.Absent;
    }

    public bool TryGetTable(int id, out TableView table)
    {
        int place = Find(id);
        table = place == OpenTable.Absent ? default : new TableView(_message, Follow(place));
        return place != OpenTable.Absent;
    }

    public bool TryGetVector(int id, out VectorView vector)
    {
        int place = Find(id);
        vector = place == OpenTable.Absent ? default : new VectorView(_message, Follow(place));
        return place != OpenTable.Absent;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Follow(int place) => place + Load<int>(place);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Load<T>(int position)
        where T : unmanaged => MemoryMarshal.Read<T>(_message.Slice(position, Unsafe.SizeOf<T>()));
}

/// <summary>A vector read where it lies, in a message that was proved: see <see cref="TableView"/>.</summary>
public readonly ref struct VectorView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _first;

    internal VectorView(ReadOnlySpan<byte> message, int start)
    {
        _message = message;
        _first = start + FlatType.OffsetSize;
        Count = MemoryMarshal.Read<int>(message.Slice(start, FlatType.OffsetSize));
    }

    public int Count { get; }

    /// <summary>The bytes of all items, each of which takes <paramref name="itemSize"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Bytes(int itemSize) => _message.Slice(_first, Count * itemSize);

    /// <summary>A vector of numbers or structs of <paramref name="itemSize"/> bytes: the bytes of one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Item(int index, int itemSize) => _message.Slice(_first + (index * itemSize), itemSize);

    /// <summary>A vector of tables: one of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TableView Table(int index) => new(_message, Follow(index));

    /// <summary>A vector of text: the UTF-8 bytes of one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Text(int index) => new VectorView(_message, Follow(index)).Bytes(itemSize: 1);

    private int Follow(int index)
    {
        int place = _first + (index * FlatType.OffsetSize);
        return place + MemoryMarshal.Read<int>(_message.Slice(place, FlatType.OffsetSize));
    }
}
