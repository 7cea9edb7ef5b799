using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Values without a bound: text, objects, collections. Whoever writes them proves room for the bounded values that may follow.</summary>
internal ref partial struct DenseWriter<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (DenseText.TryPutShort(ref Unsafe.Add(ref _start, _next), value, out int length))
        {
            _next += (nuint)(uint)length + 1;
        }
        else
        {
            Resume(DenseText.Write(value, _buffer, Position, DenseLayout<TBinarizer>.ValueRoom));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType)
        {
            Resume(DenseObjects.WriteInPlace<T, TNested>(value!, _buffer, Position, _nesting, DenseLayout<TBinarizer>.ValueRoom));
            return;
        }

        uint isPresent = value is null ? 0u : 1u;
        AddBits(isPresent, 1);
        if (value is null)
        {
            return;
        }

        if (slot.Ordinal < DenseLayout<TBinarizer>.FirstTailOrdinal)
        {
            Resume(DenseObjects.WriteLevel<T, TNested>(value, _buffer, Position, _nesting, DenseLayout<TBinarizer>.ValueRoom));
        }
        else if (_chain is null)
        {
            Resume(DenseObjects.WriteTail<T, TNested>(value, _buffer, Position, _nesting));
        }
        else
        {
            _chain.Add(value, DenseWriteStep<T, TNested>.Instance);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutCount(Null);
        }
        else if (TWitness.Kind == SequenceKind.Rectangular)
        {
            var items = new DenseItemWriter(_buffer, Position, _nesting);
            items.WriteSequence<TSequence, TItem, TWitness>(slot, value);
            Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
        }
        else
        {
            int count = TWitness.Count(value);
            PutCount(count);
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutCount(Null);
            return;
        }

        int count = TWitness.Count(value);
        PutCount(count);
        var items = new DenseItemWriter(_buffer, Position, _nesting);
        Counted.Require(TWitness.WriteEntries(ref items, slot, value), count);
        Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.Write(block, _buffer, Position, DenseLayout<TBinarizer>.ValueRoom));
        }
        else if (typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            int length = checked(DenseItem<TItem>.FixedLength * count);
            DenseObjects.RequireLevel(_nesting, count);
            Ensure(checked(length + DenseLayout<TBinarizer>.ValueRoom));
            var items = new DenseItemWriter(ref Unsafe.Add(ref _start, _next), length, _buffer);
            TWitness.WriteItems(ref items, slot.Item, value);
            items.EndRoom();
            _next += (uint)length;
        }
        else
        {
            var items = new DenseItemWriter(_buffer, Position, _nesting);
            Counted.Require(TWitness.WriteItems(ref items, slot.Item, value), count);
            Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
        }
    }

    /// <summary>How many items or entries there are; room for the number was proved with the object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutCount(int count)
    {
        ulong number = (ulong)(count + 1L);
        _next += (uint)DenseNumber.Put(ref Unsafe.Add(ref _start, _next), number);
    }
}
