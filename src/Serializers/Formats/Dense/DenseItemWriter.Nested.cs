using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Items without a bound, and collections themselves.</summary>
internal ref partial struct DenseItemWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        Ensure(DenseText.ShortRoom);
        if (DenseText.TryPutShort(ref Unsafe.Add(ref _start, (uint)_position), value))
        {
            _position += value.Length + 1;
        }
        else
        {
            Resume(DenseText.Write(value, _buffer, _position, room: 0));
        }
    }

    /// <summary>A struct as it is; a class behind a byte that says whether it is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && DenseLayout<TNested>.IsFixed)
        {
            if (!_hasRoom)
            {
                Ensure(DenseLayout<TNested>.PrefixLength);
            }

            var writer = new DenseWriter<TNested>(ref Unsafe.Add(ref _start, (uint)_position), _buffer);
            TNested.Write(ref writer, value!);
            writer.End();
            _position += DenseLayout<TNested>.PrefixLength;
            return;
        }

        if (typeof(T).IsValueType)
        {
            Resume(DenseObjects.Write<T, TNested>(value!, _buffer, _position, _nesting, chain: null));
            return;
        }

        WriteBoolean(slot, value is not null);
        if (value is not null)
        {
            Resume(DenseObjects.WriteLevel<T, TNested>(value, _buffer, _position, _nesting, room: 0));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else if (TWitness.Kind == SequenceKind.Rectangular)
        {
            WriteLengths<TSequence, TItem, TWitness>(value);
            WriteItems<TSequence, TItem, TWitness>(slot, value);
        }
        else
        {
            PutNumber((ulong)TWitness.Count(value) + 1);
            WriteItems<TSequence, TItem, TWitness>(slot, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else
        {
            PutNumber((ulong)TWitness.Count(value) + 1);
            TWitness.WriteEntries(ref this, slot, value);
        }
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            Resume(DenseBlock.Write(items, _buffer, _position));
        }
        else if (TWitness.Kind != SequenceKind.Rectangular && typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            Ensure(checked(DenseItem<TItem>.FixedLength * TWitness.Count(value)));
            _hasRoom = true;
            TWitness.WriteItems(ref this, slot.Item, value);
            _hasRoom = false;
        }
        else
        {
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    private void WriteLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        foreach (int length in lengths)
        {
            PutNumber((ulong)length + 1);
        }
    }
}
