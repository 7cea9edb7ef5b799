using SerBench.Serializers.Trees.Columnar.Text;

namespace SerBench.Serializers.Tests.Trees.Columnar;

// The portable code and the code with vectors do the same. The code that this machine uses is compared with the code without vectors.
public class DigitBlockTests
{
    [Fact]
    public void Vectors_pack_as_the_portable_code_does()
    {
        var random = new SplitMix64(5);
        for (int i = 0; i < 1_000; i++)
        {
            byte[] digits = [.. Enumerable.Range(0, DigitBlock.Digits).Select(_ => (byte)random.Next(10))];
            byte[] block = new byte[DigitBlock.Bytes];
            byte[] portable = new byte[DigitBlock.Bytes];

            DigitBlock.Pack(ref digits[0], ref block[0]);
            DigitBlock.PackScalar(ref digits[0], ref portable[0]);

            Assert.Equal(portable, block);
        }
    }

    // Random bytes, most of which are no digits: both refuse the same ones.
    [Fact]
    public void Vectors_unpack_and_refuse_as_the_portable_code_does()
    {
        var random = new SplitMix64(6);
        for (int i = 0; i < 4_000; i++)
        {
            byte[] block = new byte[DigitBlock.Bytes];
            byte[] digits = [.. Enumerable.Range(0, DigitBlock.Digits).Select(_ => (byte)random.Next(10))];
            DigitBlock.PackScalar(ref digits[0], ref block[0]);
            if (i % 2 == 1)
            {
                block[random.Next(block.Length)] ^= (byte)(1 << random.Next(8));
            }

            byte[] unpacked = new byte[DigitBlock.Digits];
            byte[] portable = new byte[DigitBlock.Digits];
            bool isValid = DigitBlock.TryUnpackScalar(ref block[0], ref portable[0]);

            Assert.Equal(isValid, DigitBlock.TryUnpack(ref block[0], ref unpacked[0]));
            if (isValid)
            {
                Assert.Equal(portable, unpacked);
                Assert.All(unpacked, digit => Assert.InRange(digit, (byte)'0', (byte)'9'));
            }
        }
    }

    [Fact]
    public void Tails_of_every_length_come_back()
    {
        for (int length = 0; length < DigitBlock.Digits; length++)
        {
            byte[] digits = [.. Enumerable.Range(0, length).Select(i => (byte)(i * 7 % 10))];
            byte[] packed = new byte[DigitTail.Bytes(length)];
            DigitTail.Pack(digits, packed);

            byte[] unpacked = new byte[length];
            Assert.True(DigitTail.TryUnpack(packed, unpacked));
            Assert.Equal(digits.Select(digit => (byte)('0' + digit)), unpacked);
        }
    }
}
