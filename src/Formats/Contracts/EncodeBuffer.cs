namespace SerBench.Formats.Contracts;

/// <summary>A growable buffer for messages. The caller of an encoder owns the buffer and reuses it for every message.</summary>
/// <param name="capacity">The initial length of the memory.</param>
public sealed class EncodeBuffer(int capacity = EncodeBuffer.DefaultCapacity)
{
    /// <summary>The default initial length of the memory.</summary>
    public const int DefaultCapacity = 4096;

    // After a long message, memory of this length comes from the pool. Shorter arrays are not on the large object heap.
    private const int ShortestPooled = 1 << 16;

    private const int FirstSealAt = MessageSegments.Length - MessageSegments.Room;

    private readonly MessageSegments? _segments;
    private int _rootEnd;
    private byte[]? _rented;
    private int _lengthBefore;
    private bool _isAdopted;
    private int _start;
    private int _length;

    internal EncodeBuffer(MessageSegments segments)
        : this() => (_segments, SealAt) = (segments, FirstSealAt);

    // The length at which an encoder may end a segment. A caller's buffer never reaches it: each message is one array.
    internal int SealAt { get; private set; } = int.MaxValue;

    // True after a long message. An encoder that would keep many objects open then closes each object at once.
    internal bool WasLong { get; private set; }

    // True while a call writes a message into this buffer of its thread.
    internal bool IsTaken { get; set; }

    internal MessageSegments? Segments => _segments is { IsEmpty: false } segments ? segments : null;

    /// <summary>The memory. Encoders write from index 0.</summary>
    public byte[] Bytes { get; private set; } = new byte[capacity];

    /// <summary>The length of the last message. The setter also moves the start of the message to index 0.</summary>
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

    /// <summary>Returns the last message: the adopted array, which the buffer gives up, or a copy.</summary>
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

    /// <summary>Makes an array both the memory and the message, for encoders that create an array for each message.</summary>
    [MethodImpl(AggressiveInlining)]
    public void Adopt(byte[] message)
    {
        ArgumentNullException.ThrowIfNull(message);
        (Bytes, Length, _isAdopted) = (message, message.Length, true);
    }

    /// <summary>Makes an encoder's memory the memory of the buffer, and a part of it the message, until the encoder's next
    /// message.</summary>
    public void Borrow(ArraySegment<byte> message)
    {
        ArgumentNullException.ThrowIfNull(message.Array, nameof(message));
        (Bytes, _start, _length, _isAdopted) = (message.Array, message.Offset, message.Count, false);
    }

    /// <summary>Enlarges the memory: keeps the first <paramref name="used"/> bytes, with room for <paramref name="needed"/> more.</summary>
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

    // Ends a segment if that is worth the copy, and returns the position to continue at. Of the bytes before the position, the encoder may
    // still change the first `open`.
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

    // Makes room in a new segment if the current segment is long enough, else in larger memory. Returns the position to continue at.
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

    // The end of the root's direct values, if its nested objects are closed one by one. The first call sets it.
    internal int RootEnd(int position) => _rootEnd = _rootEnd == 0 ? position : _rootEnd;

    // Removes the message, and drops memory longer than `longestKept`. The next long message rents memory of the same length at once.
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
