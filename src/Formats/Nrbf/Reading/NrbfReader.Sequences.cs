using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Values;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
    // Stands for a collection's array until the record of the array is read.
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
                Enqueue(id, list!, listTask, list!, listTask.Class.MinLength);
                return list;
            case SequenceKind.Set:
                TSequence set = TWitness.Create([0]);
                SetTask<TSequence, TItem, TWitness> setTask = SetTask<TSequence, TItem, TWitness>.Instance;
                Enqueue(id, set!, setTask, set!, setTask.Forms.WithoutItems.MinLength);
                return set;
            default:
                ArrayTask<TSequence, TItem, TWitness> arrayTask = ArrayTask<TSequence, TItem, TWitness>.Instance;
                return CanWait(slot) ? Wait(arrayTask, id) : CreateArray(arrayTask, id);
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
            Enqueue(items, Items, task.Items, list, ArrayLayout.MinLength);
        }
        else if (ReferenceEquals(known, Items))
        {
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
            // The binarizer appends to the list, so its count is 0 until all items of the array are read.
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

        Enqueue(id, Items, task, collection, ArrayLayout.MinLength);
    }

    private readonly void GiveItems<TItem>(List<TItem> list, TItem[] items)
    {
        if ((uint)PrivateState.OfList<TItem>.Size(list) > (uint)items.Length)
        {
            WireFormatException.ThrowCount(_input.Position, PrivateState.OfList<TItem>.Size(list));
        }

        PrivateState.OfList<TItem>.Items(list) = items;
    }
}
