using System.Numerics;
using System.Runtime.Intrinsics.X86;
using SerBench.Serializers.Trees.Columnar.Columns;

namespace SerBench.Serializers.Trees.Columnar.Text;

// Holds ASCII characters in ascending order. A character is stored as its index.
internal readonly ref struct Alphabet
{
    public const int MostCharacters = 128;

    // Eight packed characters fill whole bytes at any width.
    public const int Group = 8;

    private readonly ReadOnlySpan<byte> _characters;

    private Alphabet(ReadOnlySpan<byte> characters)
    {
        _characters = characters;
        Width = WidthOf(characters.Length);
    }

    public ReadOnlySpan<byte> Characters => _characters;

    public int Width { get; }

    public static Alphabet Of(ReadOnlySpan<byte> ascii, Span<byte> memory)
    {
        Span<bool> occurs = stackalloc bool[MostCharacters];
        foreach (byte character in ascii)
        {
            occurs[character & (MostCharacters - 1)] = true;
        }

        int count = 0;
        for (int i = 0; i < MostCharacters; i++)
        {
            memory[count] = (byte)i;
            count += occurs[i] ? 1 : 0;
            if (count == MostCharacters)
            {
                break;
            }
        }

        return new Alphabet(memory[..count]);
    }

    public static Alphabet Read(ReadOnlySpan<byte> text, int offset, out ReadOnlySpan<byte> packed)
    {
        int count = text.IsEmpty ? 0 : text[0];
        if (count is 0 or > MostCharacters || count >= text.Length)
        {
            WireFormatException.Throw(offset, "an alphabet of 1 to 128 characters");
        }

        ReadOnlySpan<byte> characters = text.Slice(1, count);
        for (int i = 0; i < count; i++)
        {
            if (characters[i] >= MostCharacters || (i > 0 && characters[i] <= characters[i - 1]))
            {
                WireFormatException.Throw(offset + 1 + i, "ASCII characters in ascending order");
            }
        }

        packed = text[(1 + count)..];
        return new Alphabet(characters);
    }

    public int Bytes(int characters) => 1 + _characters.Length + ColumnarLayout.BitBytes(characters, Width);

    // After the packed text, the target needs BitColumn.Slack more bytes.
    public void Pack(ReadOnlySpan<byte> ascii, Span<byte> target)
    {
        target[0] = (byte)_characters.Length;
        _characters.CopyTo(target[1..]);
        Span<byte> numbers = stackalloc byte[MostCharacters];
        for (int i = 0; i < _characters.Length; i++)
        {
            numbers[_characters[i]] = (byte)i;
        }

        Span<byte> packed = target[(1 + _characters.Length)..];
        Span<byte> group = stackalloc byte[Group];
        while (!ascii.IsEmpty)
        {
            int some = Math.Min(Group, ascii.Length);
            group.Clear();
            for (int i = 0; i < some; i++)
            {
                group[i] = numbers[ascii[i]];
            }

            Unsafe.WriteUnaligned(ref packed[0], Join(Unsafe.ReadUnaligned<ulong>(ref group[0]), Width));
            packed = packed[(((some * Width) + 7) >> 3)..];
            ascii = ascii[some..];
        }
    }

    public static ulong Join(ulong bytes, int width) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitExtract(bytes, LowBits(width)) : JoinPortably(bytes, width);

    public static ulong Part(ulong bits, int width) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitDeposit(bits, LowBits(width)) : PartPortably(bits, width);

    internal static ulong JoinPortably(ulong bytes, int width)
    {
        ulong bits = 0;
        for (int i = 0; i < Group; i++)
        {
            bits |= ((bytes >> (8 * i)) & ((1UL << width) - 1)) << (i * width);
        }

        return bits;
    }

    internal static ulong PartPortably(ulong bits, int width)
    {
        ulong bytes = 0;
        for (int i = 0; i < Group; i++)
        {
            bytes |= ((bits >> (i * width)) & ((1UL << width) - 1)) << (8 * i);
        }

        return bytes;
    }

    private static ulong LowBits(int width) => 0x0101_0101_0101_0101UL * ((1UL << width) - 1);

    // A character takes at least one bit, so that a short message cannot state a long text.
    private static int WidthOf(int count) => Math.Max(1, 32 - BitOperations.LeadingZeroCount((uint)count - 1));
}
