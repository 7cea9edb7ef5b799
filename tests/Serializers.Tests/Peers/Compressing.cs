using SerBench.Formats.Compression;

namespace SerBench.Serializers.Tests.Peers;

internal static class Compressing
{
    public static byte[] Compress(this ICompressor compressor, byte[] plain)
    {
        var target = new EncodeBuffer(1);
        compressor.Compress(plain, target);
        return target.ToArray();
    }

    // The block lies behind other bytes.
    public static byte[] Decompress(this ICompressor compressor, byte[] block, int plainLength)
    {
        var plain = new EncodeBuffer(1);
        compressor.Decompress((byte[])[0xCC, 0xCC, .. block], start: 2, plainLength, plain);
        return plain.ToArray();
    }
}
