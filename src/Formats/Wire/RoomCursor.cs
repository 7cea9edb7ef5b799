using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>
/// A position in an <see cref="EncodeBuffer"/> behind which there is always <see cref="Room"/>. A short value is stored without asking, and
/// what was used up is made good when the cursor moves on: by then nothing has to be kept for later but the cursor, which so stays in
/// registers however many fields are written one by one (docs/decisions/0015).
/// </summary>
internal ref struct RoomCursor
{
    /// <summary>More than any value takes, text apart.</summary>
    public const int Room = 128;

    private readonly EncodeBuffer _buffer;
    private ref byte _start;
    private ref byte _here;

    /// <summary>The last place behind which there is room enough.</summary>
    private ref byte _limit;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public RoomCursor(EncodeBuffer buffer, int position = 0)
    {
        _buffer = buffer;
        Place(position, Room);
    }

    /// <summary>The end of a block that somebody else has made room for: nothing can be written but the block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public RoomCursor(ref byte block, int length)
    {
        _buffer = null!;
        _start = ref block;
        _here = ref Unsafe.Add(ref block, length);
        _limit = ref _here;
    }

    public readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (int)Unsafe.ByteOffset(ref _start, ref _here);
    }

    public readonly EncodeBuffer Buffer => _buffer;

    /// <summary>The first byte of the room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ref byte Here() => ref _here;

    /// <summary>A byte that was written or moved past before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ref byte At(int position)
    {
        Debug.Assert(position >= 0 && position < Position);
        return ref Unsafe.Add(ref _start, (uint)position);
    }

    /// <summary>Stores a value at a place that was moved past before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutAt<T>(int position, T value)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(position >= 0 && position <= Position - Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, (uint)position), value);
    }

    /// <summary>As above, in two parts: where a block begins, and where in it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutAt<T>(nint block, int offset, T value)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(block >= 0 && offset >= 0 && block + offset <= Position - Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.AddByteOffset(ref Unsafe.AddByteOffset(ref _start, block), (nint)offset), value);
    }

    /// <summary>Moves on, within the room, and sees to it that there is as much again.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(nint count)
    {
        Debug.Assert(Position + count <= _buffer.Bytes.Length);
        _here = ref Unsafe.Add(ref _here, count);
        if (Unsafe.IsAddressGreaterThan(ref _here, ref _limit))
        {
            Place(Position, Room);
        }
    }

    /// <summary>
    /// Moves on within what was ensured for several values. Nothing follows when it was not enough, so in a loop there is no call around
    /// which anything has to be kept.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void AdvanceWithin(nint count)
    {
        _here = ref Unsafe.Add(ref _here, count);
        if (Unsafe.IsAddressGreaterThan(ref _here, ref _limit))
        {
            ThrowMoreThanAnnounced();
        }
    }

    /// <summary>Moves on, or back, by so little that a later <see cref="Advance"/> can make it good.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Step(nint count) => _here = ref Unsafe.Add(ref _here, count);

    /// <summary>Makes room for something longer, and as much as ever behind it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Ensure(int count)
    {
        if (count > (int)Unsafe.ByteOffset(ref _here, ref _limit))
        {
            Place(Position, checked(count + Room));
        }
    }

    /// <summary>Goes on where another cursor over the same buffer stopped.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Resume(int position) => Place(position, Room);

    /// <summary>Ends the message at the cursor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Finish() => _buffer.Length = Position;

    [DoesNotReturn]
    private static void ThrowMoreThanAnnounced() => throw new InvalidOperationException("A repeated field has more items than were announced when it began.");

    // Inlined down to the call of the buffer, so that no method of the cursor takes its address.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
