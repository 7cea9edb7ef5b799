namespace SerBench.Serializers.Peers.BinaryWriterReader;

public partial class BinaryWriterDirect : StreamCalls, IDirectCalls
{
    private static readonly BinaryWriter Writer = new(Output);

    public IEnumerable<DirectCall> All => Written(BinaryWriterCard.Main);

    protected static BinaryWriter Emptied()
    {
        Begin();
        return Writer;
    }
}
