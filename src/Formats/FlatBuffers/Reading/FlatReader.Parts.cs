using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Reading;

/// <summary>Values that stand elsewhere, behind an offset; and structs.</summary>
internal ref partial struct FlatReader<TPlace>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? null : TextPart.Read(in _message, from);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool BeginNullable(Slot slot) => TPlace.IsVector || TPlace.IsStruct || _table.Find(in _message, TPlace.IdOf(slot), size: 1) != OpenTable.Absent;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (Layout<TBinarizer>.IsStruct)
        {
            int place = Find(slot, Layout<TBinarizer>.Size);
            if (!TPlace.IsVector && place != OpenTable.Absent)
            {
                Depth.CheckReading(_depth + 1, place);
            }

            return place == OpenTable.Absent ? default : ReadStruct<T, TBinarizer>(place);
        }

        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? default : TablePart.Read<T, TBinarizer>(in _message, from, _depth + 1);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>The place of an offset that the table cannot do without.</summary>
    public readonly int Require(int id)
    {
        int from = _table.Find(in _message, id, FlatType.OffsetSize);
        if (from == OpenTable.Absent)
        {
            WireFormatException.ThrowFault(_start, $"field {id} is required, and absent");
        }

        return from;
    }

    /// <summary>A table that is no object of its own, and so no level.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T? ReadBox<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        int from = Find(slot, FlatType.OffsetSize);
        return from == OpenTable.Absent ? default : TablePart.Read<T, TBinarizer>(in _message, from, _depth);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly T ReadStruct<T, TBinarizer>(int place)
        where TBinarizer : struct, IBinarizer<T>
    {
        var reader = new FlatReader<Fields<TBinarizer>>(in _message, _depth);
        reader.BeginStruct(place);
        return TBinarizer.Read(ref reader, TBinarizer.Create());
    }
}
