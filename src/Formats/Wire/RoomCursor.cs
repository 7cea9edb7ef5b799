namespace SerBench.Formats.Wire;

// A position in a buffer with at least Room bytes after the position, so short values are stored without a check
// (docs/decisions/0015).
internal ref struct RoomCursor
{
    // Every value except text takes fewer bytes.
    public const int Room = 128;

    private readonly EncodeBuffer _buffer;
    private ref byte _start;
    private ref byte _here;

    private ref byte _limit;

    [MethodImpl(AggressiveInlining)]
    public RoomCursor(EncodeBuffer buffer, int position = 0)
    {
        _buffer = buffer;
        Place(position, Room);
    }

    [MethodImpl(AggressiveInlining)]
    public RoomCursor(ref byte block, int length)
    {
        _buffer = null!;
        _start = ref block;
        _here = ref Unsafe.Add(ref block, length);
        _limit = ref _here;
    }

    public readonly int Position
    {
        [MethodImpl(AggressiveInlining)]
        get => (int)Unsafe.ByteOffset(ref _start, ref _here);
    }

    public readonly EncodeBuffer Buffer => _buffer;

    [MethodImpl(AggressiveInlining)]
    public readonly ref byte Here() => ref _here;

    [MethodImpl(AggressiveInlining)]
    public readonly ref byte At(int position)
    {
        Debug.Assert(position >= 0 && position < Position);
        return ref Unsafe.Add(ref _start, (uint)position);
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void PutAt<T>(int position, T value)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(position >= 0 && position <= Position - Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, (uint)position), value);
    }

    [MethodImpl(AggressiveInlining)]
    public readonly void PutAt<T>(nint block, int offset, T value)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(block >= 0 && offset >= 0 && block + offset <= Position - Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.AddByteOffset(ref Unsafe.AddByteOffset(ref _start, block), (nint)offset), value);
    }

    [MethodImpl(AggressiveInlining)]
    public void Advance(nint count)
    {
        Debug.Assert(Position + count <= _buffer.Bytes.Length);
        _here = ref Unsafe.Add(ref _here, count);
        if (Unsafe.IsAddressGreaterThan(ref _here, ref _limit))
        {
            Place(Position, Room);
        }
    }

    // Throws instead of growing the buffer, because a call that returns would make a caller's loop spill registers.
    [MethodImpl(AggressiveInlining)]
    public void AdvanceWithin(nint count)
    {
        _here = ref Unsafe.Add(ref _here, count);
        if (Unsafe.IsAddressGreaterThan(ref _here, ref _limit))
        {
            ThrowMoreThanAnnounced();
        }
    }

    // Makes no new room, so the caller must call Advance before all steps together exceed Room (128) bytes.
    [MethodImpl(AggressiveInlining)]
    public void Step(nint count) => _here = ref Unsafe.Add(ref _here, count);

    [MethodImpl(AggressiveInlining)]
    public void Ensure(int count)
    {
        if (count > (int)Unsafe.ByteOffset(ref _here, ref _limit))
        {
            Place(Position, checked(count + Room));
        }
    }

    [MethodImpl(AggressiveInlining)]
    public void Resume(int position) => Place(position, Room);

    [MethodImpl(AggressiveInlining)]
    public readonly void Finish() => _buffer.Length = Position;

    [DoesNotReturn]
    private static void ThrowMoreThanAnnounced() =>
        throw new InvalidOperationException("A repeated field has more items than its writer announced.");

    // This method is inlined and calls only the buffer. A call with the cursor's address would keep the cursor out of registers.
    [MethodImpl(AggressiveInlining)]
    private void Place(int position, int room)
    {
        byte[] bytes = _buffer.Bytes;
        if (room > bytes.Length - position)
        {
            _buffer.Grow(position, room);
            bytes = _buffer.Bytes;
        }

        _start = ref MemoryMarshal.GetArrayDataReference(bytes);
        _here = ref Unsafe.Add(ref _start, (uint)position);
        _limit = ref Unsafe.Add(ref _start, (uint)(bytes.Length - Room));
    }
}
