using System.Diagnostics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

/// <content>Text, objects and collections as items: each is what the block would hold, then what stands behind it.</content>
internal ref partial struct FixedItemWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            Put(0);
            return;
        }

        Put(value.Length + 1);
        FixedText.Put(ref _output, value);
    }

    /// <summary>The length of an item's block stands in front of the first item; that of a key or value in front of each.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteObject<T, TNested>(Slot slot, T? value)
        where TNested : struct, IBinarizer<T>
    {
        if (typeof(T).IsValueType && FixedLayout<TNested>.IsFlat && _hasRoom)
        {
            Debug.Assert(FixedItem<T>.BlockLength == FixedLayout<TNested>.BlockLength);
            var nested = new FixedWriter<TNested>(ref _output.Here());
            TNested.Write(ref nested, value!);
            _output.AdvanceWithin(FixedLayout<TNested>.BlockLength);
            return;
        }

        bool isPresent = value is not null;
        if (slot.Role != SlotRole.Item)
        {
            Put(isPresent ? (ushort)(FixedLayout<TNested>.BlockLength + 1) : (ushort)0);
        }
        else if (!typeof(T).IsValueType)
        {
            Put(isPresent ? (byte)1 : (byte)0);
        }

        if (isPresent)
        {
            _output = FixedObjects.Write<T, TNested>(_output, _depth, value!);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? 0 : TWitness.Count(value);
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            _output.Ensure(sizeof(int) * TWitness.Rank);
            FixedObjects.StoreLengths<TSequence, TItem, TWitness>(ref _output.Here(), value);
            _output.Advance(sizeof(int) * TWitness.Rank);
        }
        else
        {
            Put(value is null ? 0 : checked(count + 1));
        }

        if (value is not null)
        {
            WriteItems<TSequence, TItem, TWitness>(slot, value, count);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = value is null ? -1 : TWitness.Count(value);
        Put(checked(count + 1));
        if (value is not null)
        {
            Counted.Require(TWitness.WriteEntries(ref this, slot, value), count);
        }
    }

    public readonly void BeginEntry(Slot map)
    {
        // An entry is its key, then its value: nothing stands between them.
    }

    public readonly void EndEntry(Slot map)
    {
        // See BeginEntry.
    }

    /// <summary>The items themselves, whose number was written before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteItems<TSequence, TItem, TWitness>(Slot slot, TSequence value, int count)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (count == 0)
        {
            return;
        }

        if (FixedItem<TItem>.IsObject)
        {
            Put(FixedItem<TItem>.BlockLength);
        }

        if (FixedItem<TItem>.IsPlain && TWitness.TryGetSpan(value, out ReadOnlySpan<TItem> items))
        {
            Counted.Require(items.Length, count);
            _output = FixedObjects.Copy(_output, items);
        }
        else if (FixedItem<TItem>.IsFlat && FixedItem<TItem>.BlockLength <= RoomCursor.Room)
        {
            // An item more than was counted would still lie within the room, and is refused behind it.
            FixedObjects.CheckDepth(_depth);
            _output.Ensure(checked(FixedItem<TItem>.BlockLength * count));
            _hasRoom = true;
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
            _hasRoom = false;
        }
        else
        {
            Counted.Require(TWitness.WriteItems(ref this, slot.Item, value), count);
        }
    }
}
