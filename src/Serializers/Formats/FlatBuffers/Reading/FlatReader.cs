using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.FlatBuffers;

/// <summary>The mirror of <see cref="FlatWriter{TPlace}"/>. Each table and vector has its own reader.</summary>
internal ref partial struct FlatReader<TPlace> : IFieldReader
    where TPlace : struct, IPlace
{
    // No value starts at 0: the offset to the root stands there.
    private const int Absent = 0;

    private readonly Message _message;
    private readonly int _depth;
    private int _start;
    private int _size;
    private int _vtable;
    private int _vtableSize;
    private int _item;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FlatReader(Message message, int depth)
    {
        _message = message;
        _depth = depth;
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _start;

    /// <summary>Goes to a table and proves it and its vtable.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginTable(int start)
    {
        long vtable = (long)start - _message.Load<int>(start);
        if (vtable < 0 || vtable > _message.Length - ObjectSchema.VTableHeader)
        {
            ThrowVTable(start);
        }

        _start = start;
        _vtable = (int)vtable;
        _vtableSize = _message.Load<ushort>(_vtable);
        _size = _message.Load<ushort>(_vtable + sizeof(ushort));
        if (_vtableSize < ObjectSchema.VTableHeader || _vtableSize > _message.Length - _vtable || _size < ObjectSchema.TableHeader)
        {
            ThrowVTable(start);
        }

        _message.Reach(start, _size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginStruct(int start) => _start = start;

    /// <summary>Goes to the first item of the vector that the offset at <paramref name="from"/> points to; proves all items.</summary>
    /// <returns>The number of items.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int BeginVector(int from, int itemSize)
    {
        _start = _message.Follow(from);
        uint count = _message.Load<uint>(_start);
        _message.Reach(_start, WireType.OffsetSize + ((long)count * itemSize));
        _item = _start + WireType.OffsetSize;
        return (int)count;
    }

    /// <summary>The bytes of all items.</summary>
    public readonly ReadOnlySpan<byte> Items(int size) => _message.Slice(_item, size);

    public void BeginEntry(Slot map) => BeginTable(_message.Follow(ClaimItem(WireType.OffsetSize)));

    public readonly void EndEntry(Slot map)
    {
    }

    /// <summary>The place of a value of <paramref name="size"/> bytes, or <see cref="Absent"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Find(Slot slot, int size)
    {
        if (TPlace.IsVector)
        {
            return ClaimItem(size);
        }

        return TPlace.IsStruct ? _start + TPlace.OffsetOf(slot) : FindField(TPlace.IdOf(slot), size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ClaimItem(int size)
    {
        int place = _item;
        _item = place + size;
        return place;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int FindField(int id, int size)
    {
        int entry = ObjectSchema.VTableHeader + (sizeof(ushort) * id);
        if (entry > _vtableSize - sizeof(ushort))
        {
            return Absent;
        }

        int offset = _message.Load<ushort>(_vtable + entry);
        if (offset == 0)
        {
            return Absent;
        }

        if (offset < ObjectSchema.TableHeader || offset > _size - size)
        {
            ThrowField(id);
        }

        return _start + offset;
    }

    private readonly void ThrowField(int id) => WireFormatException.Throw(_start, $"field {id} does not lie within its table of {_size} bytes");

    private static void ThrowVTable(int start) => WireFormatException.Throw(start, "the vtable does not lie within the message");
}
