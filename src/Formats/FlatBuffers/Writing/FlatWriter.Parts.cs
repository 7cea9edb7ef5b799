using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Writing;

/// <summary>Values that stand elsewhere, behind an offset; and structs.</summary>
internal ref partial struct FlatWriter<TPlace>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            WriteNull(slot);
            return;
        }

        Continue(TextPart.Write(value, _output.Buffer, _output.Position, Claim(slot, FlatType.OffsetSize)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (!hasValue)
        {
            if (TPlace.IsVector)
            {
                UnsupportedValueException.ThrowNullItem();
            }

            int id = TPlace.IdOf(slot);
            _output.Buffer.Bytes.AsSpan(_start + TPlace.OffsetOf(slot), TPlace.Schema.Members[id].Size).Clear();
            MarkAbsent(id);
        }

        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        // Unoptimized code boxes a struct to compare it with null.
        if (typeof(T).IsValueType && Layout<TBinarizer>.IsStruct)
        {
            if (!TPlace.IsVector)
            {
                Depth.CheckWriting(_depth + 1);
            }

            WriteStruct<T, TBinarizer>(Claim(slot, Layout<TBinarizer>.Size), value!);
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else
        {
            int from = Claim(slot, FlatType.OffsetSize);
            Continue(TablePart.Write<T, TBinarizer>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth + 1));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TPlace.IsVector && TWitness.Rank == 1)
        {
            WriteBox<Box<TSequence>, BoxedSequence<TSequence, TItem, TWitness>>(slot, new Box<TSequence>(value));
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else if (TWitness.Rank > 1)
        {
            int from = Claim(slot, FlatType.OffsetSize);
            Continue(GridPart.Write<TSequence, TItem, TWitness>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
        }
        else
        {
            WriteVector<TSequence, TItem, TWitness>(slot, value);
        }
    }

    /// <summary>Writes the items of a sequence of any rank.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteVector<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int from = Claim(slot, FlatType.OffsetSize);
        Continue(VectorPart.Write<TSequence, TItem, TWitness>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
    }

    public void WriteNumbers(Slot slot, scoped ReadOnlySpan<int> numbers)
    {
        var writer = new FlatWriter<ItemPlace>(_output.Buffer, _output.Position, ref _vtables, _depth);
        writer.BeginVector(Claim(slot, FlatType.OffsetSize), numbers.Length, sizeof(int), sizeof(int));
        MemoryMarshal.AsBytes(numbers).CopyTo(writer.Items());
        Continue(writer.End);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (TPlace.IsVector)
        {
            WriteBox<Box<TMap>, BoxedMap<TMap, TKey, TValue, TWitness>>(slot, new Box<TMap>(value));
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else
        {
            Continue(MapPart.Write<TMap, TKey, TValue, TWitness>(
                value, _output.Buffer, _output.Position, Claim(slot, FlatType.OffsetSize), ref _vtables, _depth));
        }
    }

    /// <summary>A table that is no object of its own, and so no level.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteBox<T, TBinarizer>(Slot slot, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        int from = Claim(slot, FlatType.OffsetSize);
        Continue(TablePart.Write<T, TBinarizer>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void WriteStruct<T, TBinarizer>(int place, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (Layout<TBinarizer>.HasPadding)
        {
            _output.Buffer.Bytes.AsSpan(place, Layout<TBinarizer>.Size).Clear();
        }

        var writer = new FlatWriter<Fields<TBinarizer>>(_output.Buffer, _output.Position, ref _vtables, _depth);
        writer.BeginStruct(place);
        TBinarizer.Write(ref writer, value);
    }

    /// <summary>Goes on after what was written behind an offset, perhaps in a larger buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Continue(int end) => _output = new OutputCursor(_output.Buffer, end);

    /// <summary>Leaves out an offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteNull(Slot slot)
    {
        if (TPlace.IsVector)
        {
            UnsupportedValueException.ThrowNullItem();
        }

        _output.PutAt(Claim(slot, FlatType.OffsetSize), 0u);
        MarkAbsent(TPlace.IdOf(slot));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void MarkAbsent(int id)
    {
        if (TPlace.Count > MaxSharing)
        {
            _output.PutAt(EntryOf(_ownVTable, id), (ushort)0);
        }
        else
        {
            _absent |= 1UL << id;
        }
    }
}
