using System.Text;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;
using SerBench.Formats.Values;

namespace SerBench.Formats.Nrbf.Writing;

internal ref partial struct NrbfWriter<TVisit>
{
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (IsSkipped(slot))
        {
            return;
        }

        if (value is null)
        {
            PutNull(slot);
            return;
        }

        RequireExactType<TSequence>(value);
        WriteReference(value, TWitness.Kind switch
        {
            SequenceKind.List => ListTask<TSequence, TItem, TWitness>.Instance,
            SequenceKind.Set => SetTask<TSequence, TItem, TWitness>.Instance,
            _ => ArrayTask<TSequence, TItem, TWitness>.Instance,
        });
    }

    public void WriteArray<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, TSequence array, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = task.Layout;
        scoped Span<int> lengths = stackalloc int[layout.Rank];
        TWitness.GetLengths(array, lengths);
        RequireZeroBounds(layout, array!);
        BeginArray<TItem>(layout, id, lengths, TWitness.Count(array));
        if (!(TWitness.TryGetSpan(array, out ReadOnlySpan<TItem> items) && TryPutBlock(layout, items)))
        {
            BeginItems(layout);
            TWitness.WriteItems(ref AsInOrder(), ItemSlot, array);
            FlushNulls();
        }
    }

    public void WriteList<TSequence, TItem, TWitness>(ListTask<TSequence, TItem, TWitness> task, List<TItem> list, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        BeginClass(task.Class, id);
        WriteReference(PrivateState.OfList<TItem>.Items(list), task.Items);
        _output.Ensure(sizeof(int) + sizeof(int));
        _output.Put(PrivateState.OfList<TItem>.Size(list));
        _output.Put(PrivateState.OfList<TItem>.Version(list));
    }

    // The part of the array beyond the list's count is written too.
    public void WriteListItems<TSequence, TItem, TWitness>(ListItemsTask<TSequence, TItem, TWitness> task, TItem[] array, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        ArrayLayout layout = task.Layout;
        BeginArray<TItem>(layout, id, [array.Length], array.Length);
        if (!TryPutBlock<TItem>(layout, array))
        {
            BeginItems(layout);
            List<TItem> view = ListView<TItem>.Rent(array);
            TWitness.WriteItems(ref AsInOrder(), ItemSlot, Unsafe.As<List<TItem>, TSequence>(ref view));
            ListView<TItem>.Return(view);
            FlushNulls();
        }
    }

    public void WriteSet<TSequence, TItem, TWitness>(SetTask<TSequence, TItem, TWitness> task, HashSet<TItem> set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int[]? buckets = PrivateState.OfSet<TItem>.Buckets(set);
        BeginForm(task.Forms, buckets is not null, id);
        PutHashing(PrivateState.OfSet<TItem>.Version(set), set.Comparer, buckets);
        if (buckets is not null)
        {
            _claimed += Allowance.OfSet<TItem>(buckets.Length);
            MentionItems(set, task.Items);
        }
    }

    public void WriteSetItems<TSequence, TItem, TWitness>(SetItemsTask<TSequence, TItem, TWitness> task, TSequence set, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = TWitness.Count(set);
        BeginArray<TItem>(task.Layout, id, [count], count);
        BeginItems(task.Layout);
        TWitness.WriteItems(ref AsInOrder(), ItemSlot, set);
        FlushNulls();
    }

    private static Slot ItemSlot => default(Slot).Item;

    private static void RequireZeroBounds(ArrayLayout layout, object array)
    {
        for (int i = 0; layout.Kind == ArrayKind.Rectangular && i < layout.Rank; i++)
        {
            if (((Array)array).GetLowerBound(i) != 0)
            {
                Refusal.ThrowLowerBound();
            }
        }
    }

    private void BeginItems(ArrayLayout layout)
    {
        _itemCode = layout.NullableCode;
        _itemLibrary = layout.NullableLibrary;
        _gathersNulls = layout.Kind == ArrayKind.Single;
    }

    private void BeginArray<TItem>(ArrayLayout layout, int id, scoped ReadOnlySpan<int> lengths, int count)
    {
        if (layout.Library is { } library)
        {
            IdOf(library);
        }

        if (layout.CanHoldNull)
        {
            _claimed += Allowance.OfItems<TItem>(count);
        }

        PutKindAndId(layout.Record, id, 2 + sizeof(int) + (lengths.Length * sizeof(int)));
        if (layout.Record == RecordKind.BinaryArray)
        {
            _output.PutByte((byte)layout.Kind);
            _output.Put(lengths.Length);
        }

        foreach (int length in lengths)
        {
            _output.Put(length);
        }

        if (layout.Record == RecordKind.BinaryArray)
        {
            _output.PutByte((byte)layout.Item.Kind);
        }

        PutType(layout.Item);
    }

    // Characters are encoded together, so that a pair of surrogates is one character.
    private bool TryPutBlock<TItem>(ArrayLayout layout, ReadOnlySpan<TItem> items)
    {
        if (NrbfBlock<TItem>.IsPlain)
        {
            _output.Write(PlainItems.AsBytes(items));
            return true;
        }

        if (typeof(TItem) == typeof(char) && layout.Kind == ArrayKind.Single)
        {
            PutChars(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<TItem, char>(ref MemoryMarshal.GetReference(items)), items.Length));
            return true;
        }

        return false;
    }

    private void PutChars(ReadOnlySpan<char> chars)
    {
        _output.Ensure(Encoding.UTF8.GetByteCount(chars));
        _output.Advance(Wire.Text.EncodeUtf8(chars, _output.Free()));
    }
}

internal static class ListView<TItem>
{
    [ThreadStatic]
    private static List<TItem>? Kept;

    public static List<TItem> Rent(TItem[] items)
    {
        List<TItem> list = Kept ?? [];
        Kept = null;
        PrivateState.OfList<TItem>.Items(list) = items;
        PrivateState.OfList<TItem>.Size(list) = items.Length;
        return list;
    }

    public static void Return(List<TItem> list)
    {
        PrivateState.OfList<TItem>.Items(list) = [];
        PrivateState.OfList<TItem>.Size(list) = 0;
        Kept = list;
    }
}
