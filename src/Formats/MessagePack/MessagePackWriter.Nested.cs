using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;
using SerBench.Formats.Wire;

namespace SerBench.Formats.MessagePack;

/// <content>Nested objects, arrays and maps.</content>
internal ref partial struct MessagePackWriter<TStyle, TBinarizer>
{
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        if (Limits.IsReached(_depth))
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        Begin(slot);
        _depth++;
        ref MessagePackWriter<TStyle, TNested> nested = ref As<TNested>();
        nested.BeginObject();
        TNested.Write(ref nested, value);
        _depth--;
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        if (typeof(TSequence) == typeof(byte[]))
        {
            DeclaredType.Require(value);
            WriteBytes(slot, Unsafe.As<TSequence, byte[]>(ref value));
            return;
        }

        Begin(slot);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            PutLengths<TSequence, TItem, TWitness>(value);
        }

        Output.Ensure(ObjectLayout<TBinarizer>.Room + MessagePackNumbers.MaxLength);
        int count = TWitness.Count(value);
        PutHeader(count, isMap: false);
        Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutNil(slot);
            return;
        }

        Begin(slot);
        int count = TWitness.Count(value);
        PutHeader(count, isMap: true);
        Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        Output.Ensure(ObjectLayout<TBinarizer>.Room);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginEntry(Slot map) => Output.Ensure(ObjectLayout<TBinarizer>.Room + (2 * MessagePackText.MaxFixedLength));

    public void EndEntry(Slot map)
    {
    }

    /// <summary>An array of two or more dimensions is an array of its lengths and the array of its items.</summary>
    private void PutLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        Output.Ensure(ObjectLayout<TBinarizer>.Room + (MessagePackNumbers.MaxLength * (lengths.Length + 1)));
        PutHeader(lengths.Length + 1, isMap: false);
        foreach (int length in lengths)
        {
            Output.Advance(MessagePackNumbers.Store(ref Output.Here(), length));
        }
    }
}
