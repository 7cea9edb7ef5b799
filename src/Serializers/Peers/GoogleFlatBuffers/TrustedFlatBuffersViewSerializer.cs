using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary><c>peer/Google.FlatBuffers:view:trusted</c>: the same messages, every leaf read in place, and nothing is verified.</summary>
public sealed class TrustedFlatBuffersViewSerializer : GoogleFlatBuffersViewSerializer
{
    public override string Id => "peer/Google.FlatBuffers:view:trusted";

    public override string Title => "Google FlatBuffers (trusted data only: not verified, reused FlatBufferBuilder, read in place)";

    public override Traits Traits => (base.Traits & ~Traits.ValidatesInput) | Traits.TrustsInput;

    private protected override Type Core => typeof(GoogleViewCore<,>);

    private protected override int LongestMessage => int.MaxValue;
}
