using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers:trusted</c>: the same, and nothing is verified.</summary>
public sealed class TrustedFlatBuffersSerializer : FlatBuffersSerializer
{
    public override string Id => "peer/Google.FlatBuffers:trusted";

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, objects rebuilt)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    private protected override Type Core => typeof(BuilderCore<,>);

    private protected override int LongestMessage => int.MaxValue;
}
