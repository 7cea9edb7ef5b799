using K4os.Compression.LZ4;

namespace SerBench.Serializers.Peers.K4osLz4;

/// <summary><c>lz4-k4os-max</c>: the library's highest level; reading is the same.</summary>
public sealed class K4osLz4MaxCompressor : K4osLz4Compressor
{
    public override string Id => "lz4-k4os-max";

    public override bool HasColumn => false;

    private protected override LZ4Level Level => LZ4Level.L12_MAX;
}
