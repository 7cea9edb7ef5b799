using System.Buffers;

namespace SerBench.Formats.Codecs;

/// <summary>Puts the pieces of an arriving message together in rented memory.</summary>
internal ref struct IncomingMessage
{
    /// <summary>The default limit for a message read from a stream.</summary>
    public const int MaxBytes = 1 << 28;

    private const int FirstRent = 1 << 14;

    private byte[]? _rented;

    public ReadOnlySpan<byte> Bytes { get; private set; }

    public static IncomingMessage Of(in ReadOnlySequence<byte> data)
    {
        if (data.IsSingleSegment)
        {
            return new IncomingMessage { Bytes = data.FirstSpan };
        }

        int length = checked((int)data.Length);
        byte[] rented = ArrayPool<byte>.Shared.Rent(length);
        data.CopyTo(rented);
        return new IncomingMessage { _rented = rented, Bytes = rented.AsSpan(0, length) };
    }

    public static IncomingMessage Of(Stream input, int maxBytes)
    {
        ArgumentNullException.ThrowIfNull(input);
        ArgumentOutOfRangeException.ThrowIfNegative(maxBytes);
        byte[] rented = ArrayPool<byte>.Shared.Rent(FirstRent);
        int length = 0;
        try
        {
            for (int read; (read = input.Read(rented, length, rented.Length - length)) > 0;)
            {
                length += read;
                if (length > maxBytes)
                {
                    throw WireFormatException.OfFault(maxBytes, $"the stream is longer than the limit of {maxBytes} bytes");
                }

                rented = length == rented.Length ? Grow(rented) : rented;
            }
        }
        catch
        {
            ArrayPool<byte>.Shared.Return(rented);
            throw;
        }

        return new IncomingMessage { _rented = rented, Bytes = rented.AsSpan(0, length) };
    }

    public void Dispose()
    {
        if (_rented is { } rented)
        {
            _rented = null;
            ArrayPool<byte>.Shared.Return(rented);
        }
    }

    private static byte[] Grow(byte[] rented)
    {
        byte[] larger = ArrayPool<byte>.Shared.Rent(2 * rented.Length);
        rented.CopyTo(larger, 0);
        ArrayPool<byte>.Shared.Return(rented);
        return larger;
    }
}
