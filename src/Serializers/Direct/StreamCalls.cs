namespace SerBench.Serializers.Direct;

public abstract class StreamCalls
{
    // With two kinds of stream in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();

    protected static EncodeBufferStream Output { get; } = new();

    protected static EncodeBufferStream Begin()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
