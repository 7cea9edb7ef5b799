namespace SerBench.Serializers.Direct;

// Calls of a library that writes to a stream.
public abstract class StreamCalls
{
    // A stream of the same kind as in the row: with two kinds in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();

    protected static EncodeBufferStream Output { get; } = new();

    protected static EncodeBufferStream Begin()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
