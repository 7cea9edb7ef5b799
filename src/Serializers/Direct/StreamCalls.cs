namespace SerBench.Serializers.Direct;

public abstract class StreamCalls
{
    // The same stream type as in other serializers, because the JIT could inline calls of only one of two types.
    private static readonly EncodeBuffer Buffer = new();

    protected static EncodeBufferStream Output { get; } = new();

    protected static EncodeBufferStream Begin()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
