using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text.Unicode;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <content>Arrays, and lists and sets with the arrays that hold their items.</content>
internal ref partial struct NrbfReader<TVisit>
{
    // Stands for the array of a collection until its record's turn comes.
    private static readonly object Items = new();

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!TryReadReference(slot, out int id))
        {
            return default;
        }

        if (EntryOf(id).Value is { } known)
        {
            return Typed<TSequence>(known);
        }

        switch (TWitness.Kind)
        {
            case SequenceKind.List:
                TSequence list = TWitness.Create([0]);
                Await(id, list!, ListReadTask<TSequence, TItem, TWitness>.Instance, list!, ListLayout<TItem>.Class.MinLength);
                return list;
            case SequenceKind.Set:
                TSequence set = TWitness.Create([0]);
                Await(id, set!, SetReadTask<TSequence, TItem, TWitness>.Instance, set!, SetLayout<TItem>.WithoutItems.MinLength);
                return set;
            default:
                return CreateArray<TSequence, TItem, TWitness>(id);
        }
    }

    public void ReadArray<TSequence, TItem, TWitness>(TSequence array, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = ItemsLayout<TSequence>.Array;
        ReadArrayStart(layout, BeginRecord(id), stackalloc int[layout.Rank]);
        int count = TWitness.Count(array);
        if (!(TWitness.TryGetSpanToFill(array, count, out Span<TItem> items) && TryReadBlock(layout, items)))
        {
            _itemCode = layout.NullableCode;
            TWitness.ReadItems(ref AsInOrder(), ItemSlot, array, count);
            ExpectNoNulls();
        }
    }

    public void ReadList<TSequence, TItem, TWitness>(List<TItem> list, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ExpectClass(ListLayout<TItem>.Class, BeginRecord(id), id);
        int items = ReadReference();
        _input.Need(sizeof(int) + sizeof(int));
        int size = _input.Take<int>();
        PrivateState.OfList<TItem>.Size(list) = size;
        PrivateState.OfList<TItem>.Version(list) = _input.Take<int>();
        object? known = EntryOf(items).Value;
        if (known is null)
        {
            Await(items, Items, ListItemsReadTask<TSequence, TItem, TWitness>.Instance, list, ItemsLayout<TItem[]>.Array.MinLength);
        }
        else if (ReferenceEquals(known, Items))
        {
            // Empty lists share one array: whoever comes first reads it.
            _state.Queue.Enqueue(ListItemsReadTask<TSequence, TItem, TWitness>.Instance, list, items);
        }
        else
        {
            GiveItems(list, Typed<TItem[]>(known));
        }
    }

    public void ReadListItems<TSequence, TItem, TWitness>(List<TItem> list, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!ReferenceEquals(EntryOf(id).Value, Items))
        {
            GiveItems(list, Typed<TItem[]>(EntryOf(id).Value!));
            return;
        }

        (int size, int version) = (PrivateState.OfList<TItem>.Size(list), PrivateState.OfList<TItem>.Version(list));
        ArrayLayout layout = ItemsLayout<TItem[]>.Array;
        TItem[] items = NewItems<TItem>(layout, ReadArrayStart(layout, BeginRecord(id), stackalloc int[1]));
        EntryOf(id).Value = items;
        if (!TryReadBlock(layout, items.AsSpan()))
        {
            // The list's witness adds to the list: all that its array holds, whatever the list's count.
            PrivateState.OfList<TItem>.Items(list) = items;
            PrivateState.OfList<TItem>.Size(list) = 0;
            _itemCode = layout.NullableCode;
            TWitness.ReadItems(ref AsInOrder(), ItemSlot, Unsafe.As<List<TItem>, TSequence>(ref list), items.Length);
            ExpectNoNulls();
        }

        (PrivateState.OfList<TItem>.Size(list), PrivateState.OfList<TItem>.Version(list)) = (size, version);
        GiveItems(list, items);
    }

    public void ReadSet<TSequence, TItem, TWitness>(HashSet<TItem> set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        bool hasItems = ExpectEither(SetLayout<TItem>.WithItems, SetLayout<TItem>.WithoutItems, BeginRecord(id), id);
        int version = ReadHashing<TItem>(hasItems, out int capacity);
        if (hasItems)
        {
            Claim(Allowance.OfSet<TItem>(capacity));
            set.EnsureCapacity(capacity);
            AwaitItems(ReadReference(), SetItemsReadTask<TSequence, TItem, TWitness>.Instance, set, ItemsLayout<TItem[]>.Array);
        }

        PrivateState.OfSet<TItem>.Version(set) = version;
    }

    public void ReadSetItems<TSequence, TItem, TWitness>(HashSet<TItem> set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = ItemsLayout<TItem[]>.Array;
        int count = ReadArrayStart(layout, BeginRecord(id), stackalloc int[1]);
        _itemCode = layout.NullableCode;
        if (Hashed<TItem>.AreValues)
        {
            int version = PrivateState.OfSet<TItem>.Version(set);
            TWitness.ReadItems(ref AsInOrder(), ItemSlot, Unsafe.As<HashSet<TItem>, TSequence>(ref set), count);
            PrivateState.OfSet<TItem>.Version(set) = version;
        }
        else
        {
            TItem[] items = NewItems<TItem>(layout, count);
            var one = new HashSet<TItem>(1, NoHash<TItem>.Instance);
            foreach (ref TItem item in items.AsSpan())
            {
                TWitness.ReadItems(ref AsInOrder(), ItemSlot, Unsafe.As<HashSet<TItem>, TSequence>(ref one), 1);
                item = one.First();
                one.Clear();
            }

            _state.Deferred.Add(new DeferredSet<TItem>(set, items));
        }

        ExpectNoNulls();
    }

    private static Slot ItemSlot => default(Slot).Item;

    private void AwaitItems(int id, ReadTask task, object collection, ArrayLayout layout)
    {
        if (EntryOf(id).Value is not null)
        {
            WireFormatException.Throw(_input.Position, "an array of its own for each collection");
        }

        Await(id, Items, task, collection, layout.MinLength);
    }

    private readonly void GiveItems<TItem>(List<TItem> list, TItem[] items)
    {
        if ((uint)PrivateState.OfList<TItem>.Size(list) > (uint)items.Length)
        {
            WireFormatException.ThrowCount(_input.Position, PrivateState.OfList<TItem>.Size(list));
        }

        PrivateState.OfList<TItem>.Items(list) = items;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TSequence CreateArray<TSequence, TItem, TWitness>(int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Index();
        int back = _input.Position;
        _input.MoveTo(OffsetOf(id));
        ArrayLayout layout = ItemsLayout<TSequence>.Array;
        Span<int> lengths = stackalloc int[layout.Rank];
        var kind = (RecordKind)_input.ReadByte();
        _input.Skip(sizeof(int));
        int count = ReadArrayStart(layout, kind, lengths);
        object array;
        if (layout.Rank == 1)
        {
            array = NewItems<TItem>(layout, count);
        }
        else
        {
            ClaimItems<TItem>(layout, count);
            array = TWitness.Create(lengths)!;
        }

        _input.MoveTo(back);
        Await(id, array, ArrayReadTask<TSequence, TItem, TWitness>.Instance, array, layout.MinLength);
        return Unsafe.As<object, TSequence>(ref array);
    }

    /// <summary>A new array even of no items: which arrays are the same one is part of the message.</summary>
    private TItem[] NewItems<TItem>(ArrayLayout layout, int count)
    {
        ClaimItems<TItem>(layout, count);
        return new TItem[count];
    }

    private void ClaimItems<TItem>(ArrayLayout layout, int count)
    {
        if (layout.CanHoldNull)
        {
            Claim(Allowance.OfItems<TItem>(count));
        }
        else
        {
            _input.NeedItems(count, layout.MinItemLength);
        }
    }

    /// <summary>Reads on to the items of an array record whose kind and id have been read, and answers how many these are.</summary>
    private int ReadArrayStart(ArrayLayout layout, RecordKind kind, scoped Span<int> lengths)
    {
        if (kind != layout.Record)
        {
            ThrowNot(layout);
        }

        if (kind == RecordKind.BinaryArray && (_input.ReadByte() != (byte)layout.Kind || _input.Read<int>() != lengths.Length))
        {
            ThrowNot(layout);
        }

        long count = 1;
        foreach (ref int length in lengths)
        {
            length = _input.Read<int>();
            count *= length;
            if (length < 0 || count > Array.MaxLength)
            {
                WireFormatException.ThrowCount(_input.Position, count);
            }
        }

        if (kind == RecordKind.BinaryArray && _input.ReadByte() != (byte)layout.Item.Kind)
        {
            ThrowNot(layout);
        }

        ExpectType(layout, layout.Item);
        return (int)count;
    }

    private readonly void ExpectNoNulls()
    {
        if (_nulls != 0)
        {
            WireFormatException.Throw(_input.Position, "no more nulls than there are items");
        }
    }

    /// <summary>Copies numbers as they lie in memory, once they are known to be values; characters are decoded together.</summary>
    private bool TryReadBlock<TItem>(ArrayLayout layout, Span<TItem> items)
    {
        if (typeof(TItem) == typeof(char) && layout.Kind == ArrayKind.Single)
        {
            ReadChars(MemoryMarshal.CreateSpan(ref Unsafe.As<TItem, char>(ref MemoryMarshal.GetReference(items)), items.Length));
            return true;
        }

        if (!Block<TItem>.IsPlain)
        {
            return false;
        }

        Span<byte> target = Block<TItem>.AsBytes(items);
        ReadOnlySpan<byte> bytes = _input.ReadBytes(target.Length);
        if (typeof(TItem) == typeof(bool) && bytes.ContainsAnyExceptInRange((byte)0, (byte)1))
        {
            WireFormatException.Throw(_input.Position - bytes.Length, "booleans of 0 or 1");
        }

        if (typeof(TItem) == typeof(DateTime))
        {
            foreach (ulong bits in MemoryMarshal.Cast<byte, ulong>(bytes))
            {
                AsDateTime(bits);
            }
        }

        bytes.CopyTo(target);
        return true;
    }

    private void ReadChars(Span<char> target)
    {
        int start = _input.Position;
        Utf8.ToUtf16(_input.Data[start..], target, out int length, out int count, replaceInvalidSequences: false);
        if (count != target.Length)
        {
            WireFormatException.ThrowText(start);
        }

        _input.Skip(length);
    }
}
