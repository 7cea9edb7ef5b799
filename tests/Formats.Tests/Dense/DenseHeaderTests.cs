namespace SerBench.Formats.Tests.Dense;

// The header of an object holds the bits of its fields; all other bits are zero.
public class DenseHeaderTests
{
    [Theory]
    [InlineData("dense/compiled")]
    [InlineData("dense/accessors")]
    public void Unused_bits_of_the_header_are_zero(string mode)
    {
        byte[] message = Witnesses.Encode(mode, new Switches { First = true, Third = true });

        // The version, and a header of three bits.
        Assert.Equal([1, 0b101], message);
        for (int bit = 3; bit < 8; bit++)
        {
            byte[] damaged = [message[0], (byte)(message[1] | (1 << bit))];
            Assert.Throws<WireFormatException>(() => Witnesses.Decode<Switches>(mode, damaged));
        }
    }

    public sealed class Switches { public bool First { get; set; } public bool Second { get; set; } public bool Third { get; set; } }
}
