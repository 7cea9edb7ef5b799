using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

/// <summary>Nino with sealed classes, called without SerBench, into a buffer writer.</summary>
public partial class SealedNinoDirect : IDirectCalls
{
    // A buffer of the same kind as that of the row: with two kinds in one process, the JIT could inline the calls of only one.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly NinoBufferWriter Output = new();

    public IEnumerable<DirectCall> All => Written(NinoCard.Sealed);

    protected static INinoBufferWriter Emptied()
    {
        Output.Begin(Buffer);
        return Output;
    }

    protected static ReadOnlyMemory<byte> Message() => Buffer.Message;
}
