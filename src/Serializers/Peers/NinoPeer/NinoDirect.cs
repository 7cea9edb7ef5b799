using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

public partial class NinoDirect : IDirectCalls
{
    // A buffer of the same kind as in the row: with two kinds in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    public IEnumerable<DirectCall> All => [.. Written(NinoCard.Main), .. Arrays(NinoCard.Main.Default)];

    protected static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
