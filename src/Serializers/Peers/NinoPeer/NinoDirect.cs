using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

public partial class NinoDirect : NinoCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(NinoCard.Main), .. Arrays(NinoCard.Main.Default)];
}

public abstract class NinoCalls
{
    // Uses the buffer type of the measured serializers, because the JIT could inline calls of only one type.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    protected static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
