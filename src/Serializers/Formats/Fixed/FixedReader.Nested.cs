using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <content>What is variable: text, nested objects, groups and maps.</content>
internal ref partial struct FixedReader<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        int header = Take<int>(slot);
        if (header == 0)
        {
            return null;
        }

        int length = header - 1;
        if ((uint)length > (uint)Input.Left / sizeof(char))
        {
            WireFormatException.ThrowCount(Input.Position, length);
        }

        return new string(MemoryMarshal.Cast<byte, char>(Input.ReadBytes(sizeof(char) * length)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int length = BeginObject<T>(slot);
        if (length < 0)
        {
            return default;
        }

        if (_depth >= Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(Input.Position);
        }

        // A reader of its own, taken by value: so this one can stay in registers.
        var nested = new FixedReader<TNested>(Input, length, _depth + 1);
        T value = Binarizer.Read<T, TNested, FixedReader<TNested>>(ref nested, Binarizer.Create<T, TNested>());
        Input = nested.Input;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            return ReadRectangular<TSequence, TItem, TWitness>(slot);
        }

        int header = Take<int>(slot);
        if (header == 0)
        {
            return default;
        }

        int count = header - 1;
        CheckCount<TItem>(count);
        return ReadItems<TSequence, TItem, TWitness>(slot, [count], count);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int header = Take<int>(slot);
        if (header == 0)
        {
            return default;
        }

        int count = header - 1;
        Input.NeedItems(count, FixedItem<TKey>.LeastLength + FixedItem<TValue>.LeastLength);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public readonly void BeginEntry(Slot map)
    {
        // An entry is its key, then its value: nothing stands between them.
    }

    public readonly void EndEntry(Slot map)
    {
        // See BeginEntry.
    }

    /// <summary>The length of an object's block; negative when there is no object.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int BeginObject<T>(Slot slot)
    {
        if (slot.Role != SlotRole.Item)
        {
            return Take<ushort>(slot) - 1;
        }

        return typeof(T).IsValueType || Take<byte>(slot) != 0 ? _itemBlockLength : -1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TSequence ReadItems<TSequence, TItem, TWitness>(Slot slot, scoped ReadOnlySpan<int> lengths, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        TSequence sequence = TWitness.Create(lengths);
        if (count == 0)
        {
            return sequence;
        }

        int itemBlockLength = _itemBlockLength;
        if (FixedItem<TItem>.IsObject)
        {
            _itemBlockLength = Input.Read<ushort>();
        }

        if (FixedItem<TItem>.IsPlain && TWitness.TryGetSpanToFill(sequence, count, out Span<TItem> items))
        {
            Span<byte> bytes = FixedItem<TItem>.AsBytes(items);
            Input.ReadBytes(bytes.Length).CopyTo(bytes);
        }
        else
        {
            TWitness.ReadItems(ref this, slot.Item, sequence, count);
        }

        _itemBlockLength = itemBlockLength;
        return sequence;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TSequence? ReadRectangular<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        int position = Find(slot, sizeof(int) * lengths.Length);
        if (position < 0 || Input.TakeAt<int>(position) == 0)
        {
            return default;
        }

        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = Input.TakeAt<int>(position + (sizeof(int) * i)) - 1;
        }

        int count = CheckLengths<TItem>(lengths);
        return ReadItems<TSequence, TItem, TWitness>(slot, lengths, count);
    }

    /// <summary>The number of items. An array without any may still have lengths, within what the runtime allows.</summary>
    private readonly int CheckLengths<TItem>(scoped ReadOnlySpan<int> lengths)
    {
        long count = 1;
        foreach (int length in lengths)
        {
            count *= Math.Max(length, 1);
            if (length < 0 || count > Array.MaxLength)
            {
                WireFormatException.ThrowCount(Input.Position, length);
            }
        }

        count = lengths.Contains(0) ? 0 : count;
        CheckCount<TItem>(count);
        return (int)count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void CheckCount<TItem>(long count)
    {
        if (count < 0 || count * FixedItem<TItem>.LeastLength > Input.Left)
        {
            WireFormatException.ThrowCount(Input.Position, count);
        }
    }
}
