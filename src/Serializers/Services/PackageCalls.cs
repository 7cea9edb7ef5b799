namespace SerBench.Serializers.Services;

internal sealed class PackageCalls<T>(Action<T, EncodeBuffer> encode, ISpanCore<T> reader, bool inSegments) : IStreamCore<T>, IPipeCore<T>
{
    public void Write(T value, Stream output)
    {
        using OutgoingMessage message = OutgoingMessage.Begin(inSegments);
        encode(value, message.Buffer);
        message.CopyTo(output);
    }

    public void Write(T value, IBufferWriter<byte> output)
    {
        using OutgoingMessage message = OutgoingMessage.Begin(inSegments);
        encode(value, message.Buffer);
        message.CopyTo(output);
    }

    public T Read(Stream input)
    {
        using var whole = IncomingMessage.Of(input, IncomingMessage.MaxBytes);
        return reader.Decode(whole.Bytes);
    }

    public T Read(ReadOnlySequence<byte> input)
    {
        using var whole = IncomingMessage.Of(input);
        return reader.Decode(whole.Bytes);
    }
}
