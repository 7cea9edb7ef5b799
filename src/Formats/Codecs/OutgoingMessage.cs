namespace SerBench.Formats.Codecs;

/// <summary>The buffer for one message. Its thread keeps it for the next call unless the message was long.</summary>
internal readonly ref struct OutgoingMessage
{
    private const int LongestKept = 1 << 20;

    [ThreadStatic]
    private static EncodeBuffer? Kept;

    private OutgoingMessage(EncodeBuffer buffer) => Buffer = buffer;

    public EncodeBuffer Buffer { get; }

    /// <summary>Takes the buffer away from the thread, so that a nested call gets another one.</summary>
    public static OutgoingMessage Begin()
    {
        EncodeBuffer buffer = Kept ?? new EncodeBuffer();
        Kept = null;
        return new OutgoingMessage(buffer);
    }

    public bool TryCopyTo(Span<byte> destination, out int bytesWritten)
    {
        bool fits = Buffer.Written.TryCopyTo(destination);
        bytesWritten = fits ? Buffer.Length : 0;
        return fits;
    }

    public void Dispose()
    {
        if (Buffer.Bytes.Length <= LongestKept)
        {
            Kept = Buffer;
        }
    }
}
