using System.Text.Unicode;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Records;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
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

    private readonly bool CanWait(Slot slot) => _canWait && !_isIndexed && slot.IsField;

    private TSequence? Wait<TSequence, TItem, TWitness>(ArrayTask<TSequence, TItem, TWitness> task, int id)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        _isWaiting = true;
        if (EntryOf(id).Value is null)
        {
            Enqueue(id, Items, task, Items, ArrayLayout.MinLength);
        }

        return default;
    }

    [MethodImpl(NoInlining)]
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
            Enqueue(id, array!, task, array!, ArrayLayout.MinLength);
        }
        else
        {
            EntryOf(id).Value = array;
        }

        return array;
    }

    private TSequence NewArray<TSequence, TItem, TWitness>(
        ArrayTask<TSequence, TItem, TWitness> task, int count, scoped ReadOnlySpan<int> lengths)
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

    // Even an empty array is new, because the identity of arrays is part of the message.
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

    // The kind and id of the record have been read. Returns the number of items.
    private int ReadArrayStart(ArrayLayout layout, RecordKind kind, scoped Span<int> lengths)
    {
        if (kind != layout.Record)
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        if (kind == RecordKind.BinaryArray && (_input.ReadByte() != (byte)layout.Kind || _input.Read<int>() != lengths.Length))
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        foreach (ref int length in lengths)
        {
            length = _input.Read<int>();
        }

        int count = ArrayLengths.Require(lengths, _input.Position);
        if (kind == RecordKind.BinaryArray && _input.ReadByte() != (byte)layout.Item.Kind)
        {
            NrbfDamage.ThrowDescription(_input.Position, layout);
        }

        ExpectType(layout, layout.Item);
        return count;
    }

    private readonly void ExpectNoNulls()
    {
        if (_nulls != 0)
        {
            WireFormatException.Throw(_input.Position, "no more nulls than there are items");
        }
    }

    private bool TryReadBlock<TItem>(ArrayLayout layout, Span<TItem> items)
    {
        if (typeof(TItem) == typeof(char) && layout.Kind == ArrayKind.Single)
        {
            ReadChars(MemoryMarshal.CreateSpan(ref Unsafe.As<TItem, char>(ref MemoryMarshal.GetReference(items)), items.Length));
            return true;
        }

        if (!NrbfBlock<TItem>.IsPlain)
        {
            return false;
        }

        Span<byte> target = PlainItems.AsBytes(items);
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
