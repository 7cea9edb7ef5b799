using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

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
        FixedText.Put(ref _output, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            Put(slot, (ushort)0);
            return;
        }

        Put(slot, (ushort)(FixedLayout<TNested>.BlockLength + 1));
        _output = FixedObjects.Write<T, TNested>(_output, _depth, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? 0 : TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            FixedObjects.StoreLengths<TSequence, TItem, TWitness>(ref _output.At((int)_block + FixedLayout<TBinarizer>.Offset(slot)), value);
        }
        else
        {
            Put(slot, value is null ? 0 : checked(count + 1));
        }

        if (value is not null)
        {
            var items = new FixedItemWriter(_output, _depth);
            items.WriteItems<TSequence, TItem, TWitness>(slot, value, count);
            _output = items.Output;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = value is null ? -1 : TWitness.Count(value);
        Put(slot, checked(count + 1));
        if (value is not null)
        {
            var items = new FixedItemWriter(_output, _depth);
            Counted.Require(TWitness.WriteEntries(ref items, slot, value), count);
            _output = items.Output;
        }
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the writer of items.");
}
