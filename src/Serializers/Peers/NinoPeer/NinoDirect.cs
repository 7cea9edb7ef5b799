using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

public partial class NinoDirect : NinoCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(NinoCard.Main), .. Arrays(NinoCard.Main.Default)];
}

public abstract class NinoCalls
{
    // With two kinds of buffer in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    protected static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
