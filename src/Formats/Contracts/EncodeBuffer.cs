namespace SerBench.Formats.Contracts;

/// <summary>A growable buffer, reused for every message of an encoder.</summary>
/// <param name="capacity">The initial length of the memory.</param>
public sealed class EncodeBuffer(int capacity = EncodeBuffer.DefaultCapacity)
{
    /// <summary>The initial length if none is given.</summary>
    public const int DefaultCapacity = 4096;

    // After a long message, arrays of at least this length are rented from the pool, because they would be on the large object heap.
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

    // At this length, an encoder may go on in a new array. The default length is never reached.
    internal int SealAt { get; private set; } = int.MaxValue;

    // True after a long message. Encoders then write each object's own values before its nested objects.
    internal bool WasLong { get; private set; }

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

    /// <summary>Copies the last message.</summary>
    public byte[] ToArray() => Written.ToArray();

    /// <summary>Returns the last message: the array given to <see cref="Adopt"/>, which the buffer gives up, or a copy.</summary>
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

    /// <summary>Takes an array as memory and message, without a copy.</summary>
    [MethodImpl(AggressiveInlining)]
    public void Adopt(byte[] message)
    {
        ArgumentNullException.ThrowIfNull(message);
        (Bytes, Length, _isAdopted) = (message, message.Length, true);
    }

    /// <summary>Makes a segment the message, and its array the memory, until the next message.</summary>
    public void Borrow(ArraySegment<byte> message)
    {
        ArgumentNullException.ThrowIfNull(message.Array, nameof(message));
        (Bytes, _start, _length, _isAdopted) = (message.Array, message.Offset, message.Count, false);
    }

    /// <summary>Keeps the first <paramref name="used"/> bytes, and makes room for <paramref name="needed"/> more.</summary>
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

    // Continues a long message in a new array. Copies the first `open` bytes of the old array, because they may still change, and returns
    // the new position.
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

    // Returns the first `position` that was passed for the message: the end of the root object's own values.
    internal int RootEnd(int position) => _rootEnd = _rootEnd == 0 ? position : _rootEnd;

    // Drops memory longer than `longestKept`. The next long message rents as much memory as the last message took.
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
