using MaskedAscii = SerBench.Formats.Wire.MaskedAscii;

namespace SerBench.Formats.Tests.Wire;

// Short text, with characters behind its end that must not count. A processor without masks has nothing to test.
public class MaskedAsciiTests
{
    private const int Room = 2 * MaskedAscii.Longest;
    private const char Foreign = '\u8000';

    [Fact]
    public void TextOfEveryLengthIsNarrowedWithoutACharacterBehindIt()
    {
        for (int length = 0; length <= MaskedAscii.Longest && MaskedAscii.IsSupported; length++)
        {
            ushort[] text = [.. Units(length)];
            var target = new byte[MaskedAscii.Longest];

            Assert.True(MaskedAscii.TryNarrow(ref text[0], ref target[0], length));
            Assert.Equal(Units(length).Take(length), target.Take(length).Select(one => (ushort)one));

            for (int at = 0; at < length; at++)
            {
                text = [.. Units(length)];
                text[at] = Foreign;
                Assert.False(MaskedAscii.TryNarrow(ref text[0], ref target[0], length));
            }
        }
    }

    [Fact]
    public void BytesOfEveryLengthAreWidenedAndNothingBesideIsTouched()
    {
        for (int length = 0; length <= MaskedAscii.Longest && MaskedAscii.IsSupported; length++)
        {
            byte[] bytes = [.. Units(length).Select(unit => (byte)(unit == Foreign ? 0x80 : unit))];
            ushort[] target = new ushort[Room];
            Array.Fill(target, Foreign);

            Assert.True(MaskedAscii.TryWiden(ref bytes[0], ref target[0], length));
            Assert.Equal(Units(length), target);

            for (int at = 0; at < length; at++)
            {
                byte kept = bytes[at];
                bytes[at] |= 0x80;
                Assert.False(MaskedAscii.TryWiden(ref bytes[0], ref target[0], length));
                bytes[at] = kept;
            }
        }
    }

    // Different ASCII characters, the highest one among them, then foreign ones.
    private static IEnumerable<ushort> Units(int length) =>
        Enumerable.Range(0, Room).Select(i => i < length ? (ushort)(0x7F - (i * 7)) : Foreign);
}
