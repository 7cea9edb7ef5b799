namespace SerBench.Serializers.Direct;

public abstract class WriterCalls
{
    private static readonly ArrayBufferWriter<byte> Output = new();

    protected static ReadOnlyMemory<byte> Written() => Output.WrittenMemory;

    protected static Writer Emptied()
    {
        Output.ResetWrittenCount();
        return default;
    }

    protected readonly struct Writer : IBufferWriter<byte>
    {
        public void Advance(int count) => Output.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Output.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Output.GetSpan(sizeHint);
    }
}
