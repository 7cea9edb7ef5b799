using System.Runtime.InteropServices;
using SerBench.Formats.Dense;

namespace SerBench.Formats.Tests.Dense;

// The encoding that each text gets, and the limits between prefixes.
public class DenseTextTests
{
    private static readonly IObjectCodec<Box<string>> Codec = Witnesses.CodecOf<Box<string>>("dense");

    [Theory]
    [InlineData(null, 1)]
    [InlineData("", 1)]
    [InlineData("Test0", 6)]
    [InlineData("sixteen letters.", 17)]
    [InlineData("seventeen letters", 18)]
    [InlineData("Zoë", 2 + 3)]
    [InlineData("2 € for one of these", 2 + 22)]
    [InlineData("дрова", 2 + 10)]
    [InlineData("漢字", 2 + 4)]
    public void TheCheapestEncodingIsTaken(string? text, int size)
    {
        byte[] message = Encode(text);
        Assert.Equal(1 + size, message.Length);
        Assert.Equal(text, Codec.Decode(message).Value);
    }

    // This is code and not data of a theory, because attributes are stored as UTF-8.
    [Fact]
    public void HalfASurrogatePairSurvivesInUtf16()
    {
        foreach (string text in new[] { "\uD800", "mostly ASCII, and \uDFFF" })
        {
            byte[] message = Encode(text);
            Assert.Equal(1 + 2 + (2 * text.Length), message.Length);
            Assert.Equal(text, Codec.Decode(message).Value);
        }
    }

    [Theory]
    [InlineData(239, 1)]
    [InlineData(240, 2)]
    [InlineData(255, 2)]
    [InlineData(256, 3)]
    [InlineData(65_535, 3)]
    [InlineData(65_536, 5)]
    public void AsciiLengths(int length, int prefix)
    {
        byte[] message = Encode(new string('x', length));
        Assert.Equal(1 + prefix + length, message.Length);
        Assert.Equal(length, Codec.Decode(message).Value!.Length);
    }

    // The start is narrowed as ASCII first and moved when another prefix is longer. All lengths of the start, over each limit of both
    // prefixes.
    [Fact]
    public void AsciiBeforeAnotherCharacterKeepsItsPlace()
    {
        const string Vectors = "😀 and some more letters, so that a block of vectors begins behind the character";
        foreach (string end in new[] { "中", "中x", "€😀", Vectors })
        {
            foreach (int start in Enumerable.Range(0, 600).Append(65_500).Append(65_533).Append(65_600))
            {
                string text = string.Concat(Enumerable.Range(0, start).Select(i => (char)('!' + (i % 90)))) + end;
                byte[] message = Encode(text);
                Assert.Equal(text, Codec.Decode(message).Value);
                byte[] utf8 = Encoding.UTF8.GetBytes(text);
                if (utf8.Length <= text.Length * 3 / 2)
                {
                    Assert.Equal(utf8, message[^utf8.Length..]);
                    Assert.Equal(1 + (utf8.Length < 256 ? 2 : utf8.Length < 65_536 ? 3 : 5) + utf8.Length, message.Length);
                }
            }
        }
    }

    [Fact]
    public void HalfASurrogatePairBehindAsciiIsCopied()
    {
        string text = new string('x', 200) + "中\uD800";
        byte[] message = Encode(text);
        Assert.Equal(1 + 2 + (2 * text.Length), message.Length);
        Assert.Equal(text, Codec.Decode(message).Value);
    }

    // The ends of a text only suggest an encoding. Texts of parts of one kind each, over the limits of vectors and prefixes.
    [Fact]
    public void TheWholeTextDecidesTheEncoding()
    {
        string[] kinds = ["abcdefgh", "éàüöß", "жшщ", "中文字", "😀😁", "\uD800", "\uDC00"];
        var random = new Random(1);
        for (int i = 0; i < 20_000; i++)
        {
            var builder = new StringBuilder();
            for (int part = random.Next(1, 5); part > 0; part--)
            {
                string kind = kinds[random.Next(100) < 3 ? random.Next(5, 7) : random.Next(5)];
                for (int count = random.Next(2) == 0 ? random.Next(1, 4) : random.Next(1, 150); count > 0; count--)
                {
                    builder.Append(random.Next(10) < 7 ? kinds[0] : kind);
                }
            }

            string text = builder.ToString(0, random.Next(1, builder.Length + 1));
            byte[] message = Encode(text);
            Assert.Equal(text, Codec.Decode(message).Value);
            Assert.True(Expect(text).SequenceEqual(message.AsSpan(1)), text);
        }
    }

    // Two bytes for each character of the longest string are more than an array has. The zeros of this one take no memory.
    [Fact]
    public void TextThatNoMessageHoldsIsRefused() => Assert.Contains(
        "longer than an array can be",
        Assert.Throws<UnsupportedValueException>(() => Encode(new string('\0', 1_073_741_760))).Message);

    [Fact]
    public void TextThatWouldEndBeyondTheLongestMessageIsRefused()
    {
        byte[] data = new byte[Array.MaxLength];
        data[^1] = 0xEF;

        Assert.Throws<WireFormatException>(() => DenseText.Read(data, data.Length - 1, out _));
    }

    [Fact]
    public void EmptyTextIsTheSharedEmptyString() => Assert.Same(string.Empty, Codec.Decode(Encode("")).Value);

    [Theory]
    [InlineData(new byte[] { 1, 2, (byte)'a', 0x80 })]
    [InlineData(new byte[] { 1, 0xF8, 2, 0xC3, 0x28 })]
    [InlineData(new byte[] { 1, 0xF7, 0 })]
    [InlineData(new byte[] { 1, 0xFE, 255, 255, 255, 127, 0, 0 })]
    [InlineData(new byte[] { 2, 0 })]
    public void DamagedTextIsRefused(byte[] message) => Assert.Throws<WireFormatException>(() => Codec.Decode(message));

    // A text as docs/formats/dense.md describes it.
    private static byte[] Expect(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        (int encoding, byte[] bytes) = text.All(c => c < 0x80) ? (0, utf8)
            : text.All(c => c < 0x100) ? (1, Encoding.Latin1.GetBytes(text))
            : Encoding.UTF8.GetString(utf8) == text && utf8.Length - text.Length <= text.Length / 2 ? (2, utf8)
            : (3, MemoryMarshal.AsBytes(text.AsSpan()).ToArray());
        int length = encoding == 3 ? text.Length : bytes.Length;
        byte[] prefix = encoding == 0 && length < 240 ? [(byte)length]
            : length < 256 ? [(byte)(0xF0 + (4 * encoding)), (byte)length]
            : [(byte)(0xF1 + (4 * encoding)), (byte)length, (byte)(length >> 8)];
        return [.. prefix, .. bytes];
    }

    private static byte[] Encode(string? text) => Codec.EncodeToArray(new Box<string> { Value = text });
}
