namespace SerBench.Formats.Contracts;

/// <summary>A growable buffer for messages. The caller of an encoder owns it and reuses it for every message.</summary>
/// <param name="capacity">The length of the memory at the start.</param>
public sealed class EncodeBuffer(int capacity = EncodeBuffer.DefaultCapacity)
{
    /// <summary>The default length of the memory at the start.</summary>
    public const int DefaultCapacity = 4096;

    // After a long message, memory of at least this length comes from the pool. Shorter arrays are not on the large object heap.
    private const int ShortestPooled = 1 << 16;

    private const int FirstSealAt = MessageSegments.Length - MessageSegments.Room;

    private readonly MessageSegments? _segments;
    private int _rootEnd;
    private byte[]? _rented;
    private int _lengthBefore;
    private bool _isAdopted;
    private int _start;
    private int _length;

    /// <summary>Creates a buffer in which an encoder may write a long message in segments.</summary>
    internal EncodeBuffer(MessageSegments segments)
        : this() => (_segments, SealAt) = (segments, FirstSealAt);

    /// <summary>The length at which an encoder may end a segment. The buffer of a caller never reaches it: its messages are one array
    /// each.</summary>
    internal int SealAt { get; private set; } = int.MaxValue;

    /// <summary>True if the previous message was long. An encoder that would keep many objects open then closes each of them at
    /// once.</summary>
    internal bool WasLong { get; private set; }

    /// <summary>True while a call writes a message into this buffer of its thread.</summary>
    internal bool IsTaken { get; set; }

    /// <summary>The ended segments of the message; null if it has none.</summary>
    internal MessageSegments? Segments => _segments is { IsEmpty: false } segments ? segments : null;

    /// <summary>The memory. Encoders write from index 0.</summary>
    public byte[] Bytes { get; private set; } = new byte[capacity];

    /// <summary>The length of the last message. Its encoder sets it, and the message begins at index 0.</summary>
    public int Length
    {
        get => _length;
        set => (_start, _length) = (0, value);
    }

    /// <summary>The last message, in place.</summary>
    public ReadOnlySpan<byte> Written => Bytes.AsSpan(_start, _length);

    /// <summary>The last message, in place.</summary>
    public ArraySegment<byte> Message => new(Bytes, _start, _length);

    /// <summary>Copies the last message into a new array.</summary>
    public byte[] ToArray() => Written.ToArray();

    /// <summary>Returns the last message as an array: the adopted array itself, or a copy. The buffer does not keep the adopted
    /// array.</summary>
    public byte[] Take()
    {
        if (!_isAdopted || _length != Bytes.Length)
        {
            return ToArray();
        }

        byte[] message = Bytes;
        (Bytes, Length, _isAdopted) = ([], 0, false);
        return message;
    }

    /// <summary>Makes an array both the memory and the message. For encoders that create a new array for each message.</summary>
    [MethodImpl(AggressiveInlining)]
    public void Adopt(byte[] message)
    {
        ArgumentNullException.ThrowIfNull(message);
        (Bytes, Length, _isAdopted) = (message, message.Length, true);
    }

    /// <summary>Makes an encoder's memory the memory of the buffer, and a part of it the message. The message is valid until the encoder
    /// writes the next one.</summary>
    public void Borrow(ArraySegment<byte> message)
    {
        ArgumentNullException.ThrowIfNull(message.Array, nameof(message));
        (Bytes, _start, _length, _isAdopted) = (message.Array, message.Offset, message.Count, false);
    }

    /// <summary>Replaces the memory by a larger one. It keeps the first <paramref name="used"/> bytes and has room for
    /// <paramref name="needed"/> more.</summary>
    [MethodImpl(NoInlining)]
    public void Grow(int used, int needed)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(needed);
        DemandLength((long)used + needed);
        int wanted = (int)Math.Min(Math.Max((long)used + needed, 2L * Bytes.Length), Array.MaxLength);
        bool isOfPool = _segments is not null && wanted >= (_lengthBefore == 0 ? MessageSegments.Length : ShortestPooled);
        byte[] larger = isOfPool ? _rented = ArrayPool<byte>.Shared.Rent(Math.Max(wanted, _lengthBefore)) : new byte[wanted];
        Bytes.AsSpan(0, used).CopyTo(larger);
        (Bytes, _isAdopted) = (larger, false);
    }

    /// <summary>Ends a segment if that is worth the copy, and returns the position at which writing continues. The encoder may still change
    /// the first <paramref name="open"/> bytes, but no other byte before the position.</summary>
    [MethodImpl(NoInlining)]
    internal int Seal(int used, int open)
    {
        if (used < SealAt || open > used / 2)
        {
            return used;
        }

        Bytes = _segments!.Add(Bytes, used, open);
        SealAt = Bytes.Length - MessageSegments.Room;
        return open;
    }

    /// <summary>Makes room: in a new segment if the current one is long enough, else in larger memory. Returns the position at which
    /// writing continues.</summary>
    [MethodImpl(NoInlining)]
    internal int Extend(int used, int needed, int open)
    {
        int position = Seal(used, open);
        if (needed > Bytes.Length - position)
        {
            Grow(position, needed);
        }

        return position;
    }

    /// <summary>The end of the root object's own values, for a root whose nested objects are closed one by one. The first call for a
    /// message sets it.</summary>
    internal int RootEnd(int position) => _rootEnd = _rootEnd == 0 ? position : _rootEnd;

    /// <summary>Removes the message, and drops memory longer than <paramref name="longestKept"/>. After a long message, the next long one
    /// rents memory of the same length at once.</summary>
    internal void Clear(int longestKept)
    {
        (_rootEnd, _isAdopted, IsTaken) = (0, false, false);
        WasLong = Segments is not null || Bytes.Length > longestKept;
        _lengthBefore = WasLong && Segments is null ? _length : 0;
        if (Segments is { } segments)
        {
            (Bytes, SealAt) = (segments.Clear(Bytes), FirstSealAt);
        }

        if (Bytes.Length > longestKept)
        {
            if (Bytes == _rented)
            {
                ArrayPool<byte>.Shared.Return(Bytes);
            }

            Bytes = new byte[DefaultCapacity];
        }

        _rented = null;
    }

    internal static void DemandLength(long length)
    {
        if (length > Array.MaxLength)
        {
            throw new UnsupportedValueException($"The message would be longer than an array can be ({Array.MaxLength} bytes).");
        }
    }
}
