using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Dense;

/// <summary>Items without a bound, and collections themselves.</summary>
internal ref partial struct DenseItemWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        Ensure(DenseText.ShortRoom);
        if (DenseText.TryPutShort(ref Unsafe.Add(ref _start, _position), value, out int length))
        {
            _position += (nint)(uint)length + 1;
        }
        else
        {
            Resume(DenseText.Write(value, _buffer, (int)_position, room: 0));
        }
    }

    /// <summary>A struct as it is; a class behind a byte that says whether it is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && DenseLayout<TNested>.IsFixed)
        {
            WriteFixed<T, TNested>(value!);
            return;
        }

        if (typeof(T).IsValueType)
        {
            Resume(DenseObjects.WriteInPlace<T, TNested>(value!, _buffer, (int)_position, _nesting, room: 0));
            return;
        }

        if (value is null)
        {
            Put<byte>(0);
            return;
        }

        Resume(DenseObjects.WriteItem<T, TNested>(value, _buffer, (int)_position, _nesting));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else if (TWitness.Kind == SequenceKind.Rectangular)
        {
            WriteLengths<TSequence, TItem, TWitness>(value);
            WriteItems<TSequence, TItem, TWitness>(slot, value, TWitness.Count(value));
        }
        else
        {
            int count = TWitness.Count(value);
            PutNumber((ulong)count + 1);
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            PutNumber(0);
        }
        else
        {
            int count = TWitness.Count(value);
            PutNumber((ulong)count + 1);
            Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        }
    }

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    /// <summary>A struct that is header and block alone.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteFixed<T, TNested>(T value)
        where TNested : struct, IBinarizer<T>
    {
        if (_hasRoom)
        {
            TakeRoom(DenseLayout<TNested>.PrefixLength);
        }
        else
        {
            DenseObjects.RequireLevel(_nesting, count: 1);
            Ensure(DenseLayout<TNested>.PrefixLength);
        }

        ref byte room = ref _hasRoom ? ref _start : ref Unsafe.Add(ref _start, _position);
        var writer = new DenseWriter<TNested>(ref room, _buffer);
        TNested.Write(ref writer, value);
        writer.End();
        if (_hasRoom)
        {
            _start = ref Unsafe.Add(ref room, DenseLayout<TNested>.PrefixLength);
        }
        else
        {
            _position += DenseLayout<TNested>.PrefixLength;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (DenseBlock.IsBlock<TItem>(TWitness.Kind) && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> block))
        {
            Counted.Require(block.Length, count);
            Resume(DenseBlock.Write(block, _buffer, (int)_position, room: 0));
        }
        else if (TWitness.Kind != SequenceKind.Rectangular && typeof(TItem).IsValueType && DenseItem<TItem>.FixedLength > 0)
        {
            int length = checked(DenseItem<TItem>.FixedLength * count);
            DenseObjects.RequireLevel(_nesting, count);
            Ensure(length);
            var items = new DenseItemWriter(ref Unsafe.Add(ref _start, _position), length, _buffer);
            TWitness.WriteItems(ref items, slot.Item, value);
            items.EndRoom();
            _position += length;
        }
        else
        {
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }
    }

    private void WriteLengths<TSequence, TItem, TWitness>(TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Span<int> lengths = stackalloc int[TWitness.Rank];
        TWitness.GetLengths(value, lengths);
        foreach (int length in lengths)
        {
            PutNumber((ulong)length + 1);
        }
    }
}
