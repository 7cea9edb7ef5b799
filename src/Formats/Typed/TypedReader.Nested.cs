using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Typed;

/// <summary>Text, objects, collections.</summary>
internal ref partial struct TypedReader<TLayout, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        int code = TypedShortText.HasLength;
        if (TLayout.HasShortText && slot.IsField)
        {
            code = TakeTextCode();
        }
        else if (!ReadPresence(slot))
        {
            code = TypedShortText.Null;
        }

        if (code == TypedShortText.Null)
        {
            return null;
        }

        int length = code == TypedShortText.HasLength ? TypedLength.Read(ref _input) : code - 1;
        ReadOnlySpan<byte> bytes = _input.ReadBytes(length);
        return Text.DecodeUtf8(bytes, _input.Position - length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int end;
        T value;
        if (typeof(T).IsValueType)
        {
            Begin(slot);
            value = TypedObjects<TLayout>.ReadLevel<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else if (!ReadPresence(slot))
        {
            return default;
        }
        else if (!slot.IsField || slot.Ordinal < TypedFacts<TLayout, TBinarizer>.FirstTailOrdinal)
        {
            value = TypedObjects<TLayout>.ReadLevel<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else if (_chain is null)
        {
            value = TypedObjects<TLayout>.ReadTail<T, TNested>(_input.Data, _input.Position, _nesting, out end);
        }
        else
        {
            return PutOff<T, TNested>();
        }

        _input.Resume(end);
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!ReadPresence(slot))
        {
            return default;
        }

        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            return ReadRectangular<TSequence, TItem, TWitness>(slot);
        }

        int count = TakeCount(TypedItem<TLayout, TItem>.MinLength);
        TSequence sequence = TWitness.Create(new ReadOnlySpan<int>(in count));
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (!ReadPresence(slot))
        {
            return default;
        }

        int count = TakeCount(TypedItem<TLayout, TKey>.MinLength + TypedItem<TLayout, TValue>.MinLength);
        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    private int TakeTextCode()
    {
        int bit = TypedShortText.Align(_nullables);
        _nullables = bit + TypedShortText.BitCount;
        int code = (_input.TakeAt<byte>(_bitmapAt + (bit >> 3)) >> (bit & 7)) & ((1 << TypedShortText.BitCount) - 1);
        if (code is > 1 + TypedShortText.Longest and < TypedShortText.HasLength)
        {
            WireFormatException.Throw(_bitmapAt, "the length of a short text, up to 7");
        }

        return code;
    }

    /// <summary>An object that is filled later; with markers, its length says where its holder goes on.</summary>
    private T PutOff<T, TNested>()
        where TNested : struct, IBinarizer<T>
    {
        T value = Binarizer.Create<T, TNested>();
        if (TLayout.HasMarkers)
        {
            _chain!.Add(value!, TypedReadStep<TLayout, T, TNested>.Instance, _input.Position);
            _input.Skip(TypedLength.Read(ref _input));
        }
        else
        {
            _chain!.Add(value!, TypedReadStep<TLayout, T, TNested>.Instance);
        }

        return value;
    }

    private TSequence ReadRectangular<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        foreach (ref int length in lengths)
        {
            length = TakeCount(minItemLength: 0);
        }

        int count = ArrayLengths.Require(lengths, _input.Position);
        _input.NeedItems(count, TypedItem<TLayout, TItem>.MinLength);
        TSequence sequence = TWitness.Create(lengths);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int TakeCount(int minItemLength)
    {
        int count = BinaryPrimitives.ReverseEndianness(_input.Read<int>());
        _input.NeedItems(count, minItemLength);
        return count;
    }
}
