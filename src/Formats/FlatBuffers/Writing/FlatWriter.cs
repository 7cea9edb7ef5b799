using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Writing;

/// <summary>
/// Writes front to back: first the whole table, struct or vector, at a place and of a size that its type alone decides; then, one after the
/// other as their turn comes, whatever it points to. Each table and vector has its own writer, of which only the end of the message
/// comes back, so that a writer can stay in registers (docs/formats/flatbuffers.md, "Writing").
/// </summary>
internal ref partial struct FlatWriter<TPlace> : IFieldWriter
    where TPlace : struct, IPlace
{
    // More members than bits to remember their absence: such a table does not share its vtable.
    private const int MaxSharing = 64;

    private readonly ref VTables _vtables;
    private readonly int _depth;
    private OutputCursor _output;
    private int _start;
    private int _item;
    private int _itemsEnd;
    private int _ownVTable;
    private ulong _absent;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FlatWriter(EncodeBuffer buffer, int position, ref VTables vtables, int depth)
    {
        _output = new OutputCursor(buffer, position);
        _vtables = ref vtables;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    /// <summary>Where the message ends as far as it is written.</summary>
    public readonly int End => _output.Position;

    /// <summary>Starts a table and lets the offset at <paramref name="from"/> point to it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>Goes to a struct, whose room lies within a table or vector.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginStruct(int start) => _start = start;

    /// <summary>Starts a vector, lets the offset at <paramref name="from"/> point to it and goes to its first item.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>The room of all items.</summary>
    public readonly Span<byte> Items() => _output.Buffer.Bytes.AsSpan(_item, _itemsEnd - _item);

    /// <summary>Checks that every item of the vector was written.</summary>
    public readonly void EndVector()
    {
        if (_item != _itemsEnd)
        {
            Counted.Throw();
        }
    }

    public void BeginEntry(Slot map) => BeginTable(ClaimItem(FlatType.OffsetSize));

    public void EndEntry(Slot map) => EndTable();

    /// <summary>The place of a value that takes <paramref name="size"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Claim(Slot slot, int size)
    {
        if (!TPlace.IsVector)
        {
            return _start + TPlace.OffsetOf(slot);
        }

        return ClaimItem(size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.NoInlining)]
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
}
