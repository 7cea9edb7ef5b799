using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>Text, objects, collections.</summary>
internal ref partial struct TypedWriter<TLayout, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (TLayout.HasShortText && slot.IsField)
        {
            WriteShortText(value);
            return;
        }

        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (isPresent)
        {
            _output.Resume(TypedText.Write(value!, _output.Buffer, _output.Position));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType)
        {
            Begin(slot, 0);
            WriteNested<T, TNested>(value!, isTail: false);
            return;
        }

        bool isTail = slot.IsField && slot.Ordinal >= TypedFacts<TLayout, TBinarizer>.FirstTailOrdinal;
        bool isPutOff = isTail && _chain is not null;
        if (!(isPutOff && TLayout.HasMarkers))
        {
            bool isPresent = value is not null;
            PutPresence(slot, isPresent);
        }

        if (isPutOff)
        {
            PutOff<T, TNested>(value);
        }
        else if (value is not null)
        {
            WriteNested<T, TNested>(value, isTail);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (!isPresent)
        {
            return;
        }

        int count = TWitness.Count(value!);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            PutLengths<TSequence, TItem, TWitness>(value!);
        }
        else
        {
            PutCount(count);
        }

        Counted.Require(TWitness.WriteItems(ref this, slot.Item, value!), count);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        bool isPresent = value is not null;
        PutPresence(slot, isPresent);
        if (isPresent)
        {
            int count = TWitness.Count(value!);
            PutCount(count);
            Counted.Require(TWitness.WriteEntries(ref this, slot, value!), count);
        }
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    private void WriteShortText(string? value)
    {
        int bit = TypedShortText.Align(_nullables);
        _nullables = bit + TypedShortText.BitCount;
        if (value is null)
        {
            return;
        }

        _output.Ensure(TypedShortText.Longest);
        bool isShort = value.Length <= TypedShortText.Longest && Ascii.TryNarrowShort(value, ref _output.Here());
        int code = isShort ? 1 + value.Length : TypedShortText.HasLength;
        SetBits(bit, code);
        if (isShort)
        {
            _output.Advance(value.Length);
        }
        else
        {
            _output.Resume(TypedText.Write(value, _output.Buffer, _output.Position));
        }
    }

    private void WriteNested<T, TNested>(T value, bool isTail)
        where TNested : struct, IBinarizer<T>
    {
        int lengthAt = _output.Position;
        if (TLayout.HasMarkers)
        {
            _output.Ensure(1);
            _output.Advance(1);
        }

        int end = isTail
            ? TypedObjects<TLayout>.WriteTail<T, TNested>(value, _output.Buffer, _output.Position, _nesting, ref _lengths)
            : TypedObjects<TLayout>.WriteLevel<T, TNested>(value, _output.Buffer, _output.Position, _nesting, ref _lengths);
        _output.Resume(end);
        if (TLayout.HasMarkers)
        {
            LongLengths.Close(ref _lengths, _output.Buffer, lengthAt, end);
        }
    }

    private readonly void PutOff<T, TNested>(T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (value is not null)
        {
            _chain!.Add(value, TypedWriteStep<TLayout, T, TNested>.Next);
        }
        else if (TLayout.HasMarkers)
        {
            _chain!.Add(TypedNullStep.Instance, TypedNullStep.Instance);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutCount(int count)
    {
        _output.Ensure(sizeof(int));
        _output.Put(BinaryPrimitives.ReverseEndianness(count));
    }

    private void PutLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        foreach (int length in lengths)
        {
            PutCount(length);
        }
    }
}
