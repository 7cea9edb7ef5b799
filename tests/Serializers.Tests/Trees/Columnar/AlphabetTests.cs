using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Tests.Trees.Columnar;

public class AlphabetTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    public void The_instruction_does_what_the_portable_code_does(int width)
    {
        var random = new SplitMix64((ulong)width);
        ulong mask = 0x0101_0101_0101_0101UL * ((1UL << width) - 1);
        for (int i = 0; i < 1_000; i++)
        {
            ulong bytes = random.NextUInt64() & mask;
            ulong bits = Alphabet.Join(bytes, width);

            Assert.Equal(Alphabet.JoinPortably(bytes, width), bits);
            Assert.Equal(bytes, Alphabet.Part(bits, width));
            Assert.Equal(bytes, Alphabet.PartPortably(bits, width));
        }
    }

    [Theory]
    [InlineData(0, "an alphabet of 1 to 128 characters")]
    [InlineData(1, "ASCII characters in ascending order")]
    [InlineData(2, "ASCII characters in ascending order")]
    [InlineData(4, "numbers that stand for characters of the alphabet, and no bits after the last")]
    [InlineData(5, "numbers that stand for characters of the alphabet, and no bits after the last")]
    public void A_damaged_table_or_number_is_refused(int at, string expected)
    {
        // Three characters, two bits each: a, b, c, b, a.
        byte[] text = [3, (byte)'a', (byte)'b', (byte)'c', 0b01_10_01_00, 0b00];
        Assert.Equal("abcba", Unpack(text));

        text[at] = at == 2 ? (byte)'a' : (byte)0xFF;

        Assert.Contains(expected, Assert.Throws<WireFormatException>(() => Unpack(text)).Message);
    }

    private static string Unpack(byte[] text)
    {
        byte[] room = new byte[16];
        var unpacker = new AlphabetUnpacker(text, 5, 0);
        int count = unpacker.Unpack(room);
        return System.Text.Encoding.ASCII.GetString(room, 0, count);
    }
}
