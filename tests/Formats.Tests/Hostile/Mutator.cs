namespace SerBench.Formats.Tests.Hostile;

// Damages messages in typical ways that readers fail on, reproducibly.
internal sealed class Mutator(ulong seed)
{
    private const int MostAtOnce = 4;
    private static readonly byte[] Bytes = [0x00, 0x01, 0x02, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF8, 0xFE, 0xFF];
    private static readonly int[] Numbers =
        [0, 1, -1, 2, 24, 127, 128, 255, 256, 0xFFFF, 0x3FFFFFFF, 0x40000000, int.MaxValue, int.MinValue, 100_000_000];
    private SplitMix64 _random = new(seed);

    public byte[] Next(IReadOnlyList<byte[]> messages)
    {
        byte[] bytes = (byte[])messages[_random.Next(messages.Count)].Clone();
        for (int times = 1 + _random.Next(MostAtOnce); times > 0; times--)
        {
            bytes = Damage(bytes, messages);
        }

        return bytes;
    }

    private byte[] Damage(byte[] bytes, IReadOnlyList<byte[]> messages)
    {
        if (bytes.Length == 0)
        {
            return [Bytes[_random.Next(Bytes.Length)]];
        }

        int at = _random.Next(bytes.Length);
        int length = 1 + _random.Next(Math.Min(16, bytes.Length - at));
        switch (_random.Next(10))
        {
            case 0 or 1:
                bytes[at] ^= (byte)(1 << _random.Next(8));
                return bytes;
            case 2 or 3:
                bytes[at] = Bytes[_random.Next(Bytes.Length)];
                return bytes;
            case 4:
                bytes[at] = (byte)_random.Next(256);
                return bytes;
            case 5:
                Overwrite(bytes.AsSpan(at), Numbers[_random.Next(Numbers.Length)] + _random.Next(3) - 1);
                return bytes;
            case 6:
                return [.. bytes[..at], .. bytes[(at + length)..]];
            case 7:
                return [.. bytes[..(at + length)], .. bytes[at..]];
            case 8:
                return bytes[..at];
            default:
                byte[] other = messages[_random.Next(messages.Count)];
                int from = _random.Next(other.Length);
                bytes.AsSpan(at, Math.Min(length, other.Length - from)).Clear();
                other.AsSpan(from, Math.Min(length, other.Length - from)).CopyTo(bytes.AsSpan(at));
                return bytes;
        }
    }

    private static void Overwrite(Span<byte> bytes, int number)
    {
        Span<byte> four = stackalloc byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(four, number);
        four[..Math.Min(four.Length, bytes.Length)].CopyTo(bytes);
    }
}
