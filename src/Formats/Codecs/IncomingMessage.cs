namespace SerBench.Formats.Codecs;

// Joins the pieces of a message in rented memory, or for a long message outside of the heap (docs/decisions/0033).
internal unsafe ref struct IncomingMessage
{
    public const int MaxBytes = 1 << 28;

    private const int FirstRent = 1 << 14;
    private const int LongestRent = 1 << 20;

    private byte[]? _rented;
    private void* _outside;

    public ReadOnlySpan<byte> Bytes { get; private set; }

    public static IncomingMessage Of(in ReadOnlySequence<byte> data)
    {
        if (data.IsSingleSegment)
        {
            return new IncomingMessage { Bytes = data.FirstSpan };
        }

        if (data.Length > Array.MaxLength)
        {
            throw WireFormatException.OfFault(0, $"the message has {data.Length} bytes, more than the limit of {Array.MaxLength}");
        }

        var message = default(IncomingMessage);
        Span<byte> whole = message.Grow(default, (int)data.Length);
        data.CopyTo(whole);
        message.Bytes = whole[..(int)data.Length];
        return message;
    }

    public static IncomingMessage Of(Stream input, int maxBytes)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentOutOfRangeException.ThrowIfNegative(maxBytes);

        // The memory can have one byte more than the limit, so that reading this byte reveals a longer stream.
        maxBytes = Math.Min(maxBytes, Array.MaxLength - 1);
        var message = default(IncomingMessage);
        try
        {
            Span<byte> memory = message.Grow(default, FirstRent);
            int length = 0;
            for (int read; (read = input.Read(memory[length..])) > 0;)
            {
                length += read;
                if (length > maxBytes)
                {
                    throw WireFormatException.OfFault(maxBytes, $"the stream is longer than the limit of {maxBytes} bytes");
                }

                memory = length == memory.Length ? message.Grow(memory, (int)Math.Min(2L * length, Array.MaxLength)) : memory;
            }

            message.Bytes = memory[..length];
            return message;
        }
        catch
        {
            message.Dispose();
            throw;
        }
    }

    public void Dispose()
    {
        if (_rented is { } rented)
        {
            _rented = null;
            ArrayPool<byte>.Shared.Return(rented);
        }

        NativeMemory.Free(_outside);
        _outside = null;
    }

    private Span<byte> Grow(Span<byte> memory, int length)
    {
        if (length <= LongestRent)
        {
            byte[] larger = ArrayPool<byte>.Shared.Rent(length);
            memory.CopyTo(larger);
            Dispose();
            _rented = larger;
            return larger;
        }

        bool isOutside = _outside is not null;
        _outside = NativeMemory.Realloc(_outside, (nuint)length);
        var grown = new Span<byte>(_outside, length);
        if (!isOutside)
        {
            memory.CopyTo(grown);
        }

        return grown;
    }
}
