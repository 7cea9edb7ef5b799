using K4os.Compression.LZ4;
using SerBench.Formats.Compression.Lz4;
using SerBench.Formats.Compression;

namespace SerBench.Serializers.Peers.K4osLz4;

public class K4osLz4Compressor : ICompressor, IHasOrigin
{
    public virtual string Id => "lz4-k4os";

    public virtual bool HasColumn => true;

    public Assembly Library => typeof(LZ4Codec).Assembly;

    private protected virtual LZ4Level Level => LZ4Level.L00_FAST;

    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target) =>
        target.Length += LZ4Codec.Encode(plain, target.Room(LZ4Codec.MaximumOutputSize(plain.Length)), Level);

    public void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain)
    {
        ArraySegment<byte> block = message[start..];
        if (plainLength > (long)Lz4Block.MaxExpansion * block.Count)
        {
            WireFormatException.ThrowFault(0, $"an LZ4 block of {block.Count} bytes cannot hold {plainLength}");
        }

        plain.Length = 0;
        int length = LZ4Codec.Decode(block, plain.Room(plainLength)[..plainLength]);
        if (length != plainLength)
        {
            WireFormatException.Throw(
                start, $"an LZ4 block of {plainLength} bytes, found {(length < 0 ? "a damaged one" : $"one of {length}")}");
        }

        plain.Length = plainLength;
    }
}

public sealed class K4osLz4MaxCompressor : K4osLz4Compressor
{
    public override string Id => "lz4-k4os-max";

    public override bool HasColumn => false;

    private protected override LZ4Level Level => LZ4Level.L12_MAX;
}
