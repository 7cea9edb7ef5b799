namespace SerBench.Formats.Contracts;

/// <summary>A growable buffer for messages. The caller of an encoder owns it and reuses it for every message.</summary>
/// <param name="capacity">The length of the memory at the start.</param>
public sealed class EncodeBuffer(int capacity = EncodeBuffer.DefaultCapacity)
{
    /// <summary>The length of the memory at the start, unless the caller states another.</summary>
    public const int DefaultCapacity = 4096;

    private bool _isAdopted;
    private int _start;
    private int _length;

    /// <summary>The memory. Encoders write from index 0.</summary>
    public byte[] Bytes { get; private set; } = new byte[capacity];

    /// <summary>The length of the last message. Its encoder sets it, and the message begins at index 0.</summary>
    public int Length
    {
        get => _length;
        set => (_start, _length) = (0, value);
    }

    /// <summary>The last message, where it lies.</summary>
    public ReadOnlySpan<byte> Written => Bytes.AsSpan(_start, _length);

    /// <summary>The last message, where it lies.</summary>
    public ArraySegment<byte> Message => new(Bytes, _start, _length);

    /// <summary>Copies the last message into a new array.</summary>
    public byte[] ToArray() => Written.ToArray();

    /// <summary>Hands the last message over as an array: the adopted one itself, else a copy. The buffer keeps no adopted array.</summary>
    public byte[] Take()
    {
        if (!_isAdopted)
        {
            return ToArray();
        }

        byte[] message = Bytes;
        (Bytes, Length, _isAdopted) = ([], 0, false);
        return message;
    }

    /// <summary>Takes an array as the memory and as the message. For encoders that make an array of their own for each message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Adopt(byte[] message)
    {
        ArgumentNullException.ThrowIfNull(message);
        (Bytes, Length, _isAdopted) = (message, message.Length, true);
    }

    /// <summary>Takes memory of an encoder as the memory, and a part of it as the message. The message stays until the encoder writes the next one.</summary>
    public void Borrow(ArraySegment<byte> message)
    {
        ArgumentNullException.ThrowIfNull(message.Array, nameof(message));
        (Bytes, _start, _length, _isAdopted) = (message.Array, message.Offset, message.Count, false);
    }

    /// <summary>
    /// Replaces the memory by a larger one. It keeps the first <paramref name="used"/> bytes and has room for <paramref name="needed"/> more.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Grow(int used, int needed)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(needed);
        if ((long)used + needed > Array.MaxLength)
        {
            throw new UnsupportedValueException($"The message would be longer than an array can be ({Array.MaxLength} bytes).");
        }

        long wanted = Math.Max((long)used + needed, 2L * Bytes.Length);
        var larger = new byte[(int)Math.Clamp(wanted, (long)used + needed, Array.MaxLength)];
        Bytes.AsSpan(0, used).CopyTo(larger);
        (Bytes, _isAdopted) = (larger, false);
    }
}
