using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Items without a bound, and collections themselves.</summary>
internal ref partial struct DenseItemReader
{
    private const int MinEntryLength = 2;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        string? text = DenseText.Read(Data, _position, out int end);
        _position = end;
        return text;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        if (!typeof(T).IsValueType && !ReadBoolean(slot))
        {
            return default;
        }

        if (typeof(T).IsValueType && DenseLayout<TNested>.IsFixed && _isProved)
        {
            var reader = new DenseReader<TNested>(ref _start, _position);
            _position = reader.Position;
            return TNested.Read(ref reader, TNested.Create());
        }

        T value = typeof(T).IsValueType
            ? DenseObjects.ReadInPlace<T, TNested>(Data, _position, _nesting, out int end)
            : DenseObjects.ReadLevel<T, TNested>(Data, _position, _nesting, out end);
        _position = end;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int minLength = DenseBlock.IsBlock<TItem>(TWitness.Kind) ? DenseBlock.MinItemLength<TItem>()
            : typeof(TItem).IsValueType ? DenseItem<TItem>.MinLength
            : 1;
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            return ReadRectangular<TSequence, TItem, TWitness>(slot, minLength);
        }

        int count = TakeCount(minLength);
        return count < 0 ? default : ReadItems<TSequence, TItem, TWitness>(slot, new ReadOnlySpan<int>(in count), count);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = TakeCount(MinEntryLength);
        if (count < 0)
        {
            return default;
        }

        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TSequence ReadItems<TSequence, TItem, TWitness>(Slot slot, scoped ReadOnlySpan<int> lengths, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        TSequence sequence = TWitness.Create(lengths);
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            _position = DenseBlock.Read(items, Data, _position);
        }
        else if (typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            // TakeCount held the count against the bytes of exactly so many items.
            DenseObjects.RequireLevel(_nesting, count, _position);
            _isProved = true;
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
            _isProved = false;
        }
        else
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }

        return sequence;
    }

    private TSequence? ReadRectangular<TSequence, TItem, TWitness>(Slot slot, int minItemLength)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        lengths[0] = TakeCount(minItemLength: 0);
        if (lengths[0] < 0)
        {
            return default;
        }

        foreach (ref int length in lengths[1..])
        {
            length = TakeCount(minItemLength: 0);
        }

        int count = ArrayLengths.Require(lengths, _position);
        if ((long)count * minItemLength > _length - _position)
        {
            WireFormatException.ThrowCount(_position, count);
        }

        return ReadItems<TSequence, TItem, TWitness>(slot, lengths, count);
    }
}
