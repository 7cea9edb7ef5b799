using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Dense;

/// <summary>Values without a bound: text, objects, collections.</summary>
internal ref partial struct DenseReader<TBinarizer>
{
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
        T? value = default;
        int end = _position;
        if (typeof(T).IsValueType)
        {
            value = DenseObjects.ReadInPlace<T, TNested>(Data, _position, _nesting, out end);
        }
        else if (TakeBits(1) == 0)
        {
            return default;
        }
        else if (slot.Ordinal < DenseLayout<TBinarizer>.FirstTailOrdinal)
        {
            value = DenseObjects.ReadLevel<T, TNested>(Data, _position, _nesting, out end);
        }
        else if (_chain is null)
        {
            value = DenseObjects.ReadTail<T, TNested>(Data, _position, _nesting, out end);
        }
        else
        {
            value = Binarizer.Create<T, TNested>();
            _chain.Add(value!, DenseReadStep<T, TNested>.Instance);
        }

        _position = end;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new DenseItemReader(Data, _position, _nesting);
        TSequence? value = items.ReadSequence<TSequence, TItem, TWitness>(slot);
        _position = items.Position;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new DenseItemReader(Data, _position, _nesting);
        TMap? value = items.ReadMap<TMap, TKey, TValue, TWitness>(slot);
        _position = items.Position;
        return value;
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");
}
