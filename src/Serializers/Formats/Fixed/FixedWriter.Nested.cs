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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

        // A writer of its own, taken by value: so this one can stay in registers.
        var nested = new FixedWriter<TNested>(Output, _depth + 1);
        Binarizer.Write<T, TNested, FixedWriter<TNested>>(ref nested, value);
        Output = nested.Output;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
            ReadOnlySpan<byte> bytes = FixedItem<TItem>.AsBytes(items);
            Output.Ensure(bytes.Length);
            bytes.CopyTo(Output.Free());
            Output.Advance(bytes.Length);
        }
        else
        {
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
        int count = TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            PutAllLengths<TSequence, TItem, TWitness>(slot, value);
        }
        else
        {
            Put(slot, checked(count + 1));
        }

        return count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutAllLengths<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        int position = Reserve(slot, sizeof(int) * lengths.Length);
        for (int i = 0; i < lengths.Length; i++)
        {
            Output.PutAt(position + (sizeof(int) * i), checked(lengths[i] + 1));
        }
    }
}
