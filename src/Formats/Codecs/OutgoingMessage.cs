using System.Buffers;

namespace SerBench.Formats.Codecs;

/// <summary>The message of one call. A long one lies in segments. Its thread keeps the first of them for the next call.</summary>
internal readonly ref struct OutgoingMessage
{
    private const int LongestKept = 1 << 20;

    [ThreadStatic]
    private static EncodeBuffer? Kept;

    private OutgoingMessage(EncodeBuffer buffer) => Buffer = buffer;

    public EncodeBuffer Buffer { get; }

    private IEnumerable<ReadOnlyMemory<byte>> Pieces => Buffer.Segments?.Finish(Buffer.Bytes, Buffer.Length) ?? [Buffer.Message];

    /// <summary>Takes the buffer away from the thread, so that a nested call gets another one.</summary>
    public static OutgoingMessage Begin()
    {
        EncodeBuffer buffer = Kept ?? new EncodeBuffer(new MessageSegments());
        Kept = null;
        return new OutgoingMessage(buffer);
    }

    /// <summary>The message as an array of its own, which may be the one that a library has made.</summary>
    public byte[] ToArray()
    {
        if (Buffer.Segments is null)
        {
            return Buffer.Take();
        }

        ReadOnlyMemory<byte>[] pieces = [.. Pieces];
        byte[] whole = GC.AllocateUninitializedArray<byte>(pieces.Sum(piece => piece.Length));
        Join(pieces, whole);
        return whole;
    }

    public bool TryCopyTo(Span<byte> destination, out int bytesWritten)
    {
        ReadOnlyMemory<byte>[] pieces = [.. Pieces];
        int length = pieces.Sum(piece => piece.Length);
        bool fits = length <= destination.Length;
        bytesWritten = fits ? length : 0;
        Join(fits ? pieces : [], destination);
        return fits;
    }

    public void CopyTo(IBufferWriter<byte> output)
    {
        foreach (ReadOnlyMemory<byte> piece in Pieces)
        {
            output.Write(piece.Span);
        }
    }

    public void CopyTo(Stream output)
    {
        foreach (ReadOnlyMemory<byte> piece in Pieces)
        {
            output.Write(piece.Span);
        }
    }

    public void Dispose()
    {
        Buffer.Clear(LongestKept);
        Kept = Buffer;
    }

    private static void Join(ReadOnlyMemory<byte>[] pieces, Span<byte> target)
    {
        foreach (ReadOnlyMemory<byte> piece in pieces)
        {
            piece.Span.CopyTo(target);
            target = target[piece.Length..];
        }
    }
}
