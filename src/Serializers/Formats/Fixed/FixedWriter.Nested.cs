using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <content>What is variable: text, nested objects, groups and maps. Counts and lengths are one more than they say, so that zero is null.</content>
internal ref partial struct FixedWriter<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            Put(slot, 0);
            return;
        }

        Put(slot, value.Length + 1);
        Output.Ensure(checked(sizeof(char) * value.Length));
        Utf16.Put(ref Output, value);
    }

    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        bool isPresent = value is not null;
        if (slot.Role != SlotRole.Item)
        {
            Put(slot, isPresent ? (ushort)(FixedLayout<TNested>.BlockLength + 1) : (ushort)0);
        }
        else if (!typeof(T).IsValueType)
        {
            Put(slot, isPresent ? (byte)1 : (byte)0);
        }

        if (isPresent)
        {
            WriteBody<T, TNested>(value!);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteBody<T, TNested>(T value)
        where TNested : struct, IBinarizer<T>
    {
        if (_depth >= Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        int block = _block;
        _depth++;
        Output.Ensure(FixedLayout<TNested>.BlockLength);
        _block = Output.Position;
        Output.Advance(FixedLayout<TNested>.BlockLength);
        Binarizer.Write<T, TNested, FixedWriter<TNested>>(ref As<TNested>(), value);
        _block = block;
        _depth--;
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNull(slot, TWitness.Rank);
            return;
        }

        int count = PutLengths<TSequence, TItem, TWitness>(slot, value);
        if (count == 0)
        {
            return;
        }

        if (FixedItem<TItem>.IsObject)
        {
            Output.Ensure(sizeof(ushort));
            Output.Put(FixedItem<TItem>.BlockLength);
        }

        if (FixedItem<TItem>.IsPlain && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            Output.Write(FixedItem<TItem>.AsBytes(items));
        }
        else
        {
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            Put(slot, 0);
            return;
        }

        Put(slot, checked(TWitness.Count(value) + 1));
        TWitness.WriteEntries(ref this, slot, value);
    }

    public readonly void BeginEntry(Slot map)
    {
        // An entry is its key, then its value: nothing stands between them.
    }

    public readonly void EndEntry(Slot map)
    {
        // See BeginEntry.
    }

    private void PutNull(Slot slot, int rank)
    {
        int position = Reserve(slot, sizeof(int) * rank);
        for (int i = 0; i < rank; i++)
        {
            Output.PutAt(position + (sizeof(int) * i), 0);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int PutLengths<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TWitness.Kind != SequenceKind.Rectangular)
        {
            int count = TWitness.Count(value);
            Put(slot, checked(count + 1));
            return count;
        }

        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        int position = Reserve(slot, sizeof(int) * lengths.Length);
        for (int i = 0; i < lengths.Length; i++)
        {
            Output.PutAt(position + (sizeof(int) * i), checked(lengths[i] + 1));
        }

        return TWitness.Count(value);
    }

    /// <summary>
    /// This writer as that of another type of object: the type argument decides what is written, not what the writer holds. So nested
    /// objects share one position, which is not copied back and forth.
    /// </summary>
    [UnscopedRef]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref FixedWriter<TNested> As<TNested>()
        where TNested : struct, IWitness => ref Unsafe.As<FixedWriter<TBinarizer>, FixedWriter<TNested>>(ref this);
}
