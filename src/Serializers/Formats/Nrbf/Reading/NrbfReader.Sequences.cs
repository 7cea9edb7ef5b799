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

    // Stands for an array that has become the content of a dictionary or set.
    private static readonly object Used = new();

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!TryReadReference(slot, out int id))
        {
            return default;
        }

        object? known = EntryOf(id).Value;
        if (known is not null && !ReferenceEquals(known, Items))
        {
            return Typed<TSequence>(known);
        }

        switch (TWitness.Kind)
        {
            case SequenceKind.List:
                TSequence list = TWitness.Create([0]);
                ListTask<TSequence, TItem, TWitness> listTask = ListTask<TSequence, TItem, TWitness>.Instance;
                Await(id, list!, listTask, list!, listTask.Class.MinLength);
                return list;
            case SequenceKind.Set:
                TSequence set = TWitness.Create([0]);
                SetTask<TSequence, TItem, TWitness> setTask = SetTask<TSequence, TItem, TWitness>.Instance;
                Await(id, set!, setTask, set!, setTask.Forms.WithoutItems.MinLength);
                return set;
            default:
                ArrayTask<TSequence, TItem, TWitness> arrayTask = ArrayTask<TSequence, TItem, TWitness>.Instance;
                return CanWait(slot) ? Wait(arrayTask, id) : CreateArray(arrayTask, id);
        }
    }

    public void ReadArray<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = task.Layout;
        Span<int> lengths = stackalloc int[layout.Rank];
        int count = ReadArrayStart(layout, BeginRecord(id), lengths);
        TSequence array;
        if (ReferenceEquals(EntryOf(id).Value, Items))
        {
            array = NewArray(task, count, lengths);
            EntryOf(id).Value = array;
        }
        else
        {
            array = Typed<TSequence>(EntryOf(id).Value!);
        }

        if (!(TWitness.TryGetSpanToFill(array, count, out Span<TItem> items) && TryReadBlock(layout, items)))
        {
            _itemCode = layout.NullableCode;
            TWitness.ReadItems(ref AsInOrder(), ItemSlot, array, count);
            ExpectNoNulls();
        }
    }

    public void ReadList<TSequence, TItem, TWitness>(ListTask<TSequence, TItem, TWitness> task, List<TItem> list, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ExpectClass(task.Class, BeginRecord(id), id);
        int items = ReadReference();
        _input.Need(sizeof(int) + sizeof(int));
        int size = _input.Take<int>();
        PrivateState.OfList<TItem>.Size(list) = size;
        PrivateState.OfList<TItem>.Version(list) = _input.Take<int>();
        object? known = EntryOf(items).Value;
        if (known is null)
        {
            Await(items, Items, task.Items, list, ArrayLayout.MinLength);
        }
        else if (ReferenceEquals(known, Items))
        {
            // Empty lists share one array: whoever comes first reads it.
            _state.Queue.Enqueue(task.Items, list, items);
        }
        else
        {
            GiveItems(list, Typed<TItem[]>(known));
        }
    }

    public void ReadListItems<TSequence, TItem, TWitness>(ListItemsTask<TSequence, TItem, TWitness> task, List<TItem> list, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (!ReferenceEquals(EntryOf(id).Value, Items))
        {
            GiveItems(list, Typed<TItem[]>(EntryOf(id).Value!));
            return;
        }

        (int size, int version) = (PrivateState.OfList<TItem>.Size(list), PrivateState.OfList<TItem>.Version(list));
        ArrayLayout layout = task.Layout;
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

    public void ReadSet<TSequence, TItem, TWitness>(SetTask<TSequence, TItem, TWitness> task, HashSet<TItem> set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        bool hasItems = ExpectForm(task.Forms, BeginRecord(id), id);
        int version = ReadHashing<TItem>(hasItems, out int capacity);
        if (hasItems)
        {
            Claim(Allowance.OfSet<TItem>(capacity));
            set.EnsureCapacity(capacity);
            AwaitItems(ReadReference(), task.Items, set);
        }

        PrivateState.OfSet<TItem>.Version(set) = version;
    }

    public void ReadSetItems<TSequence, TItem, TWitness>(SetItemsTask<TSequence, TItem, TWitness> task, HashSet<TItem> set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = task.Layout;
        int count = ReadArrayStart(layout, BeginRecord(id), stackalloc int[1]);
        ExpectUnused(id);
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

    /// <summary>Checks that nobody but its collection has asked for an array.</summary>
    private readonly void ExpectUnused(int id)
    {
        ref ReaderState.Entry entry = ref EntryOf(id);
        if (!ReferenceEquals(entry.Value, Items))
        {
            WireFormatException.Throw(_input.Position, "an array of its own for each collection");
        }

        entry.Value = Used;
    }

    private void AwaitItems(int id, RecordTask task, object collection)
    {
        if (EntryOf(id).Value is not null)
        {
            WireFormatException.Throw(_input.Position, "an array of its own for each collection");
        }

        Await(id, Items, task, collection, ArrayLayout.MinLength);
    }

    private readonly void GiveItems<TItem>(List<TItem> list, TItem[] items)
    {
        if ((uint)PrivateState.OfList<TItem>.Size(list) > (uint)items.Length)
        {
            WireFormatException.ThrowCount(_input.Position, PrivateState.OfList<TItem>.Size(list));
        }

        PrivateState.OfList<TItem>.Items(list) = items;
    }

    /// <summary>Whether the member can do without its array for now, because its object will be read again.</summary>
    private readonly bool CanWait(Slot slot) => _canWait && !_isIndexed && slot.IsField;

    private TSequence? Wait<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        _isWaiting = true;
        if (EntryOf(id).Value is null)
        {
            Await(id, Items, task, Items, ArrayLayout.MinLength);
        }

        return default;
    }

    /// <summary>Makes an array before its turn, which takes finding its record.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private TSequence CreateArray<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        Index();
        int back = _input.Position;
        _input.MoveTo(OffsetOf(id));
        ArrayLayout layout = task.Layout;
        Span<int> lengths = stackalloc int[layout.Rank];
        var kind = (RecordKind)_input.ReadByte();
        _input.Skip(sizeof(int));
        TSequence array = NewArray(task, ReadArrayStart(layout, kind, lengths), lengths);
        _input.MoveTo(back);
        if (EntryOf(id).Value is null)
        {
            Await(id, array!, task, array!, ArrayLayout.MinLength);
        }
        else
        {
            EntryOf(id).Value = array;
        }

        return array;
    }

    private TSequence NewArray<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, int count, scoped ReadOnlySpan<int> lengths)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (task.Layout.Rank == 1)
        {
            TItem[] items = NewItems<TItem>(task.Layout, count);
            return Unsafe.As<TItem[], TSequence>(ref items);
        }

        ClaimItems<TItem>(task.Layout, count);
        return TWitness.Create(lengths);
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
            Damage.ThrowDescription(_input.Position, layout);
        }

        if (kind == RecordKind.BinaryArray && (_input.ReadByte() != (byte)layout.Kind || _input.Read<int>() != lengths.Length))
        {
            Damage.ThrowDescription(_input.Position, layout);
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
            Damage.ThrowDescription(_input.Position, layout);
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
