using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

public partial class NinoDirect : NinoCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(NinoCard.Main), .. Arrays(NinoCard.Main.Default)];
}

public abstract class NinoCalls
{
    // The writer has the type that measured serializers use, because the JIT inlines interface calls of one type only.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    protected static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
