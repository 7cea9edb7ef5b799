using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Reading;

/// <summary>The mirror of <see cref="FlatWriter{TPlace}"/>. Each table and vector has its own reader.</summary>
internal ref partial struct FlatReader<TPlace> : IFieldReader
    where TPlace : struct, IPlace
{
    private readonly Message _message;
    private readonly int _depth;
    private OpenTable _table;
    private int _start;
    private int _item;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FlatReader(in Message message, int depth)
    {
        _message = message;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _start;

    /// <summary>Goes to a table and proves it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginTable(int start)
    {
        _table = new OpenTable(in _message, start, TPlace.Count);
        _start = start;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginStruct(int start) => _start = start;

    /// <summary>Goes to the first item of the vector that the offset at <paramref name="from"/> points to; proves all items.</summary>
    /// <param name="from">Where the offset stands.</param>
    /// <param name="itemSize">Bytes of an item.</param>
    /// <param name="charge">What is charged for an item: its bytes, or more where much memory is made of them.</param>
    /// <returns>The number of items.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int BeginVector(int from, int itemSize, int charge)
    {
        _start = _message.Follow(from);
        uint count = _message.Load<uint>(_start);
        _message.Reach(_start, FlatType.OffsetSize + ((long)count * itemSize), Math.Max(Message.LeastCharge, (long)count * charge));
        _item = _start + FlatType.OffsetSize;
        return (int)count;
    }

    /// <summary>The bytes of all items.</summary>
    public readonly ReadOnlySpan<byte> Items(int size) => _message.Slice(_item, size);

    public void BeginEntry(Slot map) => BeginTable(_message.Follow(ClaimItem(FlatType.OffsetSize)));

    public readonly void EndEntry(Slot map)
    {
    }

    /// <summary>The place of a value of <paramref name="size"/> bytes, or <see cref="OpenTable.Absent"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Find(Slot slot, int size)
    {
        if (TPlace.IsVector)
        {
            return ClaimItem(size);
        }

        return TPlace.IsStruct ? _start + TPlace.OffsetOf(slot) : _table.Find(in _message, TPlace.IdOf(slot), size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ClaimItem(int size)
    {
        int place = _item;
        _item = place + size;
        return place;
    }
}
