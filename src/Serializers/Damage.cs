using System.Buffers.Binary;

namespace SerBench.Serializers;

public sealed class Damage(SplitMix64 random)
{
    private const int MostTimes = 4;
    private const int LongestPiece = 16;

    private static readonly byte[] Bytes = [0x00, 0x01, 0x02, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF8, 0xFE, 0xFF];
    private static readonly int[] Numbers =
        [0, 1, -1, 24, 127, 128, 255, 256, 0xFFFF, 0x3FFF_FFFF, 0x4000_0000, int.MaxValue, int.MinValue, 100_000_000];

    private SplitMix64 _random = random;

    public Damage(ulong seed)
        : this(new SplitMix64(seed))
    {
    }

    public byte[] Next(IReadOnlyList<byte[]> messages) => Apply(messages[Choose(messages.Count)], messages);

    public int Choose(int count) => _random.Next(count);

    public byte[] Apply(byte[] message, IReadOnlyList<byte[]> others)
    {
        byte[] bytes = [.. message];
        for (int times = 1 + Choose(MostTimes); times > 0 && bytes.Length > 0; times--)
        {
            bytes = Once(bytes, others[Choose(others.Count)]);
        }

        return bytes;
    }

    private byte[] Once(byte[] bytes, byte[] other)
    {
        int at = Choose(bytes.Length);
        int length = 1 + Choose(Math.Min(LongestPiece, bytes.Length - at));
        switch (Choose(9))
        {
            case 0 or 1:
                bytes[at] ^= (byte)(1 << Choose(8));
                return bytes;
            case 2:
                bytes[at] = Bytes[Choose(Bytes.Length)];
                return bytes;
            case 3:
                bytes[at] = (byte)Choose(256);
                return bytes;
            case 4:
                Overwrite(bytes.AsSpan(at), Numbers[Choose(Numbers.Length)]);
                return bytes;
            case 5:
                return [.. bytes[..at], .. bytes[(at + length)..]];
            case 6:
                return [.. bytes[..(at + length)], .. bytes[at..]];
            case 7:
                return [.. bytes[..at], Bytes[Choose(Bytes.Length)], .. bytes[at..]];
            default:
                ReadOnlySpan<byte> piece = other.AsSpan(Choose(other.Length));
                piece[..Math.Min(piece.Length, length)].CopyTo(bytes.AsSpan(at));
                return bytes;
        }
    }

    public static void Overwrite(Span<byte> bytes, int number, int length = sizeof(int))
    {
        Span<byte> four = stackalloc byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(four, number);
        four[..Math.Min(length, bytes.Length)].CopyTo(bytes);
    }
}
