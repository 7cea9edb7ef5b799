namespace SerBench.Serializers.Peers.BinaryWriterReader;

public partial class BinaryWriterDirect : IDirectCalls
{
    // A stream of the same kind as in the row: with two kinds in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly EncodeBufferStream Output = new();
    private static readonly BinaryWriter Writer = new(Output);

    public IEnumerable<DirectCall> All => Written(BinaryWriterCard.Main);

    protected static BinaryWriter Emptied()
    {
        Output.Begin(Buffer);
        return Writer;
    }

    protected static ReadOnlyMemory<byte> Written() => Buffer.Message;
}
