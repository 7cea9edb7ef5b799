namespace SerBench.Formats.Codecs;

// A long message is in segments. The thread keeps the first segment for its next message.
internal readonly ref struct OutgoingMessage
{
    private const int LongestKept = 1 << 20;

    [ThreadStatic]
    private static EncodeBuffer? Kept;

    private readonly bool _inSegments;

    private OutgoingMessage(EncodeBuffer buffer, bool inSegments) => (Buffer, _inSegments) = (buffer, inSegments);

    public EncodeBuffer Buffer { get; }

    // Formats of other packages may read back written bytes, so they need one array.
    public static bool CanBeInSegments(Type writer) => FormatsIn(writer).All(format => format.Assembly == typeof(OutgoingMessage).Assembly);

    private static IEnumerable<Type> FormatsIn(Type type) =>
        type.GenericTypeArguments.SelectMany(FormatsIn).Concat(type.IsAssignableTo(typeof(IFormat)) ? new[] { type } : []);

    public static OutgoingMessage Begin(bool inSegments)
    {
        if (!inSegments)
        {
            return new OutgoingMessage(new EncodeBuffer(), inSegments: false);
        }

        EncodeBuffer? buffer = Kept;
        if (buffer is null or { IsTaken: true })
        {
            buffer = MakeKept();
        }

        buffer.IsTaken = true;
        return new OutgoingMessage(buffer, inSegments: true);
    }

    [MethodImpl(NoInlining)]
    private static EncodeBuffer MakeKept() => Kept = new EncodeBuffer(new MessageSegments());

    public byte[] ToArray()
    {
        if (Buffer.Segments is not { } segments)
        {
            return Buffer.Take();
        }

        byte[] whole = GC.AllocateUninitializedArray<byte>(segments.LengthWith(Buffer.Length));
        Join(segments, whole);
        return whole;
    }

    // No `finally` is needed, because the thread gets another buffer after an exception.
    public byte[] Finish()
    {
        byte[] whole = ToArray();
        Dispose();
        return whole;
    }

    public bool TryCopyTo(Span<byte> destination, out int bytesWritten)
    {
        int length = Buffer.Segments?.LengthWith(Buffer.Length) ?? Buffer.Length;
        bytesWritten = length <= destination.Length ? length : 0;
        if (length > destination.Length)
        {
            return false;
        }

        if (Buffer.Segments is { } segments)
        {
            Join(segments, destination);
        }
        else
        {
            Buffer.Written.CopyTo(destination);
        }

        return true;
    }

    public void CopyTo(IBufferWriter<byte> output)
    {
        if (Buffer.Segments is not { } segments)
        {
            output.Write(Buffer.Written);
            return;
        }

        foreach (ReadOnlyMemory<byte> piece in segments.Finish(Buffer.Bytes, Buffer.Length))
        {
            output.Write(piece.Span);
        }
    }

    public void CopyTo(Stream output)
    {
        if (Buffer.Segments is not { } segments)
        {
            output.Write(Buffer.Written);
            return;
        }

        foreach (ReadOnlyMemory<byte> piece in segments.Finish(Buffer.Bytes, Buffer.Length))
        {
            output.Write(piece.Span);
        }
    }

    public void Dispose()
    {
        if (_inSegments)
        {
            Buffer.Clear(LongestKept);
        }
    }

    private void Join(MessageSegments segments, Span<byte> target)
    {
        foreach (ReadOnlyMemory<byte> piece in segments.Finish(Buffer.Bytes, Buffer.Length))
        {
            piece.Span.CopyTo(target);
            target = target[piece.Length..];
        }
    }
}
