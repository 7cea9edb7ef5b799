using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Values without a bound: text, objects, collections. Whoever writes them proves room for the bounded values that may follow.</summary>
internal ref partial struct DenseWriter<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (DenseText.TryPutShort(ref _next, value) || DenseText.TryPutTiny(ref _next, value))
        {
            _next = ref Unsafe.Add(ref _next, value.Length + 1);
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
            int end = DenseObjects.Write<T, TNested>(value!, _buffer, Position, _nesting, chain: null);
            DenseRoom.Ensure(_buffer, end, DenseLayout<TBinarizer>.ValueRoom);
            Resume(end);
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
        var items = new DenseItemWriter(_buffer, Position, _nesting);
        items.WriteSequence<TSequence, TItem, TWitness>(slot, value);
        Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new DenseItemWriter(_buffer, Position, _nesting);
        items.WriteMap<TMap, TKey, TValue, TWitness>(slot, value);
        Resume(items.End(DenseLayout<TBinarizer>.ValueRoom));
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");
}
