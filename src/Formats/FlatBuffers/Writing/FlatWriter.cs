using SerBench.Formats.FlatBuffers.Parts;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Writing;

// Writes the table, struct or vector first, then the values to which its offsets point. Each table and vector has its own writer, so that a
// writer can stay in registers (docs/formats/flatbuffers.md, "Writing").
[PerKind]
internal ref partial struct FlatWriter<TPlace> : IFieldWriter
    where TPlace : struct, IPlace
{
    // A 64-bit word records the absent members, so a table with more members cannot share its vtable.
    private const int MaxSharing = 64;

    private readonly ref VTables _vtables;
    private readonly int _depth;
    private OutputCursor _output;
    private int _start;
    private int _item;
    private int _itemsEnd;
    private int _ownVTable;
    private ulong _absent;

    [MethodImpl(AggressiveInlining)]
    public FlatWriter(EncodeBuffer buffer, int position, ref VTables vtables, int depth)
    {
        _output = new OutputCursor(buffer, position);
        _vtables = ref vtables;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public readonly int End => _output.Position;

    [MethodImpl(AggressiveInlining)]
    public void BeginTable(int from)
    {
        _start = _output.Start(TPlace.Size, TPlace.Alignment);
        _output.PutAt(from, _start - from);
        _output.Advance(TPlace.Size);
        _absent = 0;
        if (TPlace.Count > MaxSharing)
        {
            _ownVTable = AppendVTable();
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void EndTable()
    {
        int vtable = TPlace.Count > MaxSharing ? _ownVTable : _vtables.Find(TPlace.SchemaId, _absent);
        if (vtable == 0)
        {
            vtable = AppendVTable();
            _vtables.Add(TPlace.SchemaId, _absent, vtable);
        }

        _output.PutAt(_start, _start - vtable);
    }

    [MethodImpl(AggressiveInlining)]
    public void BeginStruct(int start) => _start = start;

    [MethodImpl(AggressiveInlining)]
    public void BeginVector(int from, int count, int itemSize, int alignment)
    {
        int room = checked(FlatType.OffsetSize + (count * itemSize));
        int start = _output.Start(room, alignment);
        _output.PutAt(from, start - from);
        _output.PutAt(start, count);
        _output.Advance(room);
        _item = start + FlatType.OffsetSize;
        _itemsEnd = start + room;
    }

    public readonly Span<byte> Items() => _output.Buffer.Bytes.AsSpan(_item, _itemsEnd - _item);

    public readonly void EndVector()
    {
        if (_item != _itemsEnd)
        {
            Counted.Throw();
        }
    }

    public void BeginEntry(Slot map) => BeginTable(ClaimItem(FlatType.OffsetSize));

    public void EndEntry(Slot map) => EndTable();

    [MethodImpl(AggressiveInlining)]
    private int Claim(Slot slot, int size)
    {
        if (!TPlace.IsVector)
        {
            return _start + TPlace.OffsetOf(slot);
        }

        return ClaimItem(size);
    }

    [MethodImpl(AggressiveInlining)]
    private int ClaimItem(int size)
    {
        int place = _item;
        if (size > _itemsEnd - place)
        {
            Counted.Throw();
        }

        _item = place + size;
        return place;
    }

    [MethodImpl(NoInlining)]
    private int AppendVTable()
    {
        ReadOnlySpan<byte> full = TPlace.Schema.VTable;
        int start = _output.StartVTable(full.Length);
        full.CopyTo(_output.Free());
        _output.Advance(full.Length);
        for (ulong absent = _absent; absent != 0; absent &= absent - 1)
        {
            _output.PutAt(EntryOf(start, BitOperations.TrailingZeroCount(absent)), (ushort)0);
        }

        return start;
    }

    private static int EntryOf(int vtable, int id) => vtable + ObjectSchema.VTableHeader + (id * sizeof(ushort));

    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            WriteNull(slot);
            return;
        }

        Continue(TextPart.Write(value, _output.Buffer, _output.Position, Claim(slot, FlatType.OffsetSize)));
    }

    [MethodImpl(AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (!hasValue)
        {
            if (TPlace.IsVector)
            {
                UnsupportedValueException.ThrowNullItem();
            }

            int id = TPlace.IdOf(slot);
            _output.Buffer.Bytes.AsSpan(_start + TPlace.OffsetOf(slot), TPlace.Schema.Members[id].Size).Clear();
            MarkAbsent(id);
        }

        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        // In unoptimized code, comparing a struct with null would box it.
        if (typeof(T).IsValueType && Layout<TBinarizer>.IsStruct)
        {
            if (!TPlace.IsVector)
            {
                Depth.CheckWriting(_depth);
            }

            WriteStruct<T, TBinarizer>(Claim(slot, Layout<TBinarizer>.Size), value!);
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else
        {
            int from = Claim(slot, FlatType.OffsetSize);
            Continue(TablePart.Write<T, TBinarizer>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth + 1));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (TPlace.IsVector && TWitness.Rank == 1)
        {
            WriteBox<Box<TSequence>, BoxedSequence<TSequence, TItem, TWitness>>(slot, new Box<TSequence>(value));
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else if (TWitness.Rank > 1)
        {
            int from = Claim(slot, FlatType.OffsetSize);
            Continue(GridPart.Write<TSequence, TItem, TWitness>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
        }
        else
        {
            WriteVector<TSequence, TItem, TWitness>(slot, value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteVector<TSequence, TItem, TWitness>(Slot slot, TSequence value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int from = Claim(slot, FlatType.OffsetSize);
        Continue(VectorPart.Write<TSequence, TItem, TWitness>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
    }

    public void WriteNumbers(Slot slot, scoped ReadOnlySpan<int> numbers)
    {
        var writer = new FlatWriter<ItemPlace>(_output.Buffer, _output.Position, ref _vtables, _depth);
        writer.BeginVector(Claim(slot, FlatType.OffsetSize), numbers.Length, sizeof(int), sizeof(int));
        MemoryMarshal.AsBytes(numbers).CopyTo(writer.Items());
        Continue(writer.End);
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (TPlace.IsVector)
        {
            WriteBox<Box<TMap>, BoxedMap<TMap, TKey, TValue, TWitness>>(slot, new Box<TMap>(value));
        }
        else if (value is null)
        {
            WriteNull(slot);
        }
        else
        {
            Continue(MapPart.Write<TMap, TKey, TValue, TWitness>(
                value, _output.Buffer, _output.Position, Claim(slot, FlatType.OffsetSize), ref _vtables, _depth));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteBox<T, TBinarizer>(Slot slot, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        int from = Claim(slot, FlatType.OffsetSize);
        Continue(TablePart.Write<T, TBinarizer>(value, _output.Buffer, _output.Position, from, ref _vtables, _depth));
    }

    [MethodImpl(AggressiveInlining)]
    private readonly void WriteStruct<T, TBinarizer>(int place, T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (Layout<TBinarizer>.HasPadding)
        {
            _output.Buffer.Bytes.AsSpan(place, Layout<TBinarizer>.Size).Clear();
        }

        var writer = new FlatWriter<Fields<TBinarizer>>(_output.Buffer, _output.Position, ref _vtables, _depth);
        writer.BeginStruct(place);
        TBinarizer.Write(ref writer, value);
    }

    [MethodImpl(AggressiveInlining)]
    private void Continue(int end) => _output = new OutputCursor(_output.Buffer, end);

    [MethodImpl(AggressiveInlining)]
    private void WriteNull(Slot slot)
    {
        if (TPlace.IsVector)
        {
            UnsupportedValueException.ThrowNullItem();
        }

        _output.PutAt(Claim(slot, FlatType.OffsetSize), 0u);
        MarkAbsent(TPlace.IdOf(slot));
    }

    [MethodImpl(AggressiveInlining)]
    private void MarkAbsent(int id)
    {
        if (TPlace.Count > MaxSharing)
        {
            _output.PutAt(EntryOf(_ownVTable, id), (ushort)0);
        }
        else
        {
            _absent |= 1UL << id;
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => Put(slot, WireDecimal.Of(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value) => Put(slot, WireDateTime.Of(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(slot, WireDateTimeOffset.Of(value));

    [MethodImpl(AggressiveInlining)]
    private void Put<TValue>(Slot slot, TValue value)
        where TValue : unmanaged => _output.PutAt(Claim(slot, Unsafe.SizeOf<TValue>()), value);
}
