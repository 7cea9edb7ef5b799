using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Fixed;

/// <content>What is variable: text, nested objects, groups and maps.</content>
internal ref partial struct FixedReader<TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot) => FixedText.Take(ref _input, Take<int>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int length = Take<ushort>(slot) - 1;
        return length < 0 ? default : FixedObjects.Read<T, TNested>(ref _input, length, _depth);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new FixedItemReader(_input, _depth);
        TSequence? value;
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            ReadOnlySpan<byte> lengths = MemoryMarshal.CreateReadOnlySpan(
                ref Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot)), sizeof(int) * TWitness.Rank);
            value = items.ReadRectangular<TSequence, TItem, TWitness>(slot, lengths);
        }
        else
        {
            value = items.ReadItems<TSequence, TItem, TWitness>(slot, Take<int>(slot));
        }

        _input = items.Input;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new FixedItemReader(_input, _depth);
        TMap? value = items.ReadEntries<TMap, TKey, TValue, TWitness>(slot, Take<int>(slot));
        _input = items.Input;
        return value;
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");
}
