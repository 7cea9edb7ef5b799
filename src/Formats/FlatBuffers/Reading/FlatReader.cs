using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers.Reading;

[PerKind]
internal ref partial struct FlatReader<TPlace> : IFieldReader
    where TPlace : struct, IPlace
{
    private readonly Message _message;
    private readonly int _depth;
    private OpenTable _table;
    private int _start;
    private int _item;

    [MethodImpl(AggressiveInlining)]
    public FlatReader(in Message message, int depth)
    {
        _message = message;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _start;

    [MethodImpl(AggressiveInlining)]
    public void BeginTable(int start)
    {
        _table = new OpenTable(in _message, start, TPlace.Count);
        _start = start;
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginStruct(int start) => _start = start;

    // Moves to the first item of the vector whose offset is at `from`. Counts `charge` bytes per item towards the message's limit.
    [MethodImpl(AggressiveInlining)]
    public int BeginVector(int from, int itemSize, int charge)
    {
        _start = _message.Follow(from);
        uint count = _message.Load<uint>(_start);
        _message.Reach(_start, FlatType.OffsetSize + ((long)count * itemSize), Math.Max(Message.LeastCharge, (long)count * charge));
        _item = _start + FlatType.OffsetSize;
        return (int)count;
    }

    public readonly ReadOnlySpan<byte> Items(int size) => _message.Slice(_item, size);

    public void BeginEntry(Slot map) => BeginTable(_message.Follow(ClaimItem(FlatType.OffsetSize)));

    public readonly void EndEntry(Slot map) { }

    [MethodImpl(AggressiveInlining)]
    private int Find(Slot slot, int size)
    {
        if (TPlace.IsVector)
        {
            return ClaimItem(size);
        }

        return TPlace.IsStruct ? _start + TPlace.OffsetOf(slot) : _table.Find(in _message, TPlace.IdOf(slot), size);
    }

    [MethodImpl(AggressiveInlining)]
    private int ClaimItem(int size)
    {
        int place = _item;
        _item = place + size;
        return place;
    }

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? null : TextPart.Read(in _message, from);
    }

    [MethodImpl(AggressiveInlining)]
    public readonly bool BeginNullable(Slot slot) =>
        TPlace.IsVector || TPlace.IsStruct || _table.Find(in _message, TPlace.IdOf(slot), size: 1) != OpenTable.Absent;

    [MethodImpl(AggressiveInlining)]
    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (Layout<TBinarizer>.IsStruct)
        {
            int place = Find(slot, Layout<TBinarizer>.Size);
            if (!TPlace.IsVector && place != OpenTable.Absent)
            {
                Depth.CheckReading(_depth, place);
            }

            return place == OpenTable.Absent ? default : ReadStruct<T, TBinarizer>(place);
        }

        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? default : TablePart.Read<T, TBinarizer>(in _message, from, _depth + 1);
    }

    [MethodImpl(AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TPlace.IsVector && TWitness.Rank == 1)
        {
            return ReadBox<Box<TSequence>, BoxedSequence<TSequence, TItem, TWitness>>(slot).Content;
        }

        int from = Find(slot, FlatType.OffsetSize);
        if (from == OpenTable.Absent)
        {
            return default;
        }

        return TWitness.Rank > 1
            ? GridPart.Read<TSequence, TItem, TWitness>(in _message, from, _depth)
            : VectorPart.Read<TSequence, TItem, TWitness>(in _message, from, _depth);
    }

    [MethodImpl(AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (TPlace.IsVector)
        {
            return ReadBox<Box<TMap>, BoxedMap<TMap, TKey, TValue, TWitness>>(slot).Content;
        }

        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? default : MapPart.Read<TMap, TKey, TValue, TWitness>(in _message, from, _depth);
    }

    public readonly int Require(int id)
    {
        int from = _table.Find(in _message, id, FlatType.OffsetSize);
        if (from == OpenTable.Absent)
        {
            WireFormatException.ThrowFault(_start, $"field {id} is required, and absent");
        }

        return from;
    }

    // The box is a table that only the format adds, so it is no nesting level.
    [MethodImpl(AggressiveInlining)]
    private T? ReadBox<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? default : TablePart.Read<T, TBinarizer>(in _message, from, _depth);
    }

    [MethodImpl(AggressiveInlining)]
    private readonly T ReadStruct<T, TBinarizer>(int place)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new FlatReader<Fields<TBinarizer>>(in _message, _depth);
        reader.BeginStruct(place);
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }

    public decimal ReadDecimal(Slot slot) => Take<WireDecimal>(slot).ToDecimal(_start);

    public DateTime ReadDateTime(Slot slot) => WireDateTime.ToDateTime(Take<ulong>(slot), _start);

    public DateTimeOffset ReadDateTimeOffset(Slot slot) => Take<WireDateTimeOffset>(slot).ToDateTimeOffset(_start);

    [MethodImpl(AggressiveInlining)]
    private TValue Take<TValue>(Slot slot)
        where TValue : unmanaged
    {
        int place = Find(slot, Unsafe.SizeOf<TValue>());
        return place == OpenTable.Absent ? default : _message.Load<TValue>(place);
    }
}
