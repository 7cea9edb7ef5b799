using Ascii = SerBench.Formats.Wire.Ascii;
using Encoding = System.Text.Encoding;

namespace SerBench.Formats.Tests.Wire;

public class AsciiTests
{
    private const byte Guard = 0xEE;
    private const int Longest = 300;

    public static TheoryData<int> Foreign => [0x80, 0xFF, 0x100, 0x17F, 0x8000, 0xD800, 0xFF41, 0xFFFF];

    [Fact]
    public void TextOfEveryLengthIsNarrowedAndNothingBesideIsTouched()
    {
        for (int length = 0; length <= Longest; length++)
        {
            string text = Some(length);
            byte[] target = Guarded(length + 8);

            Assert.True(Ascii.TryNarrow(text, target.AsSpan(0, length)));
            Assert.Equal(Encoding.ASCII.GetBytes(text), target[..length]);
            Assert.All(target[length..], one => Assert.Equal(Guard, one));

            target = Guarded(length + 8);
            Assert.True(Ascii.TryNarrowNonZero(text, target.AsSpan(0, length)));
            Assert.Equal(Encoding.ASCII.GetBytes(text), target[..length]);
            Assert.All(target[length..], one => Assert.Equal(Guard, one));
        }
    }

    [Fact]
    public void BytesOfEveryLengthAreWidenedAndNothingBesideIsTouched()
    {
        for (int length = 0; length <= Longest; length++)
        {
            string text = Some(length);
            var target = new char[length + 8];
            Array.Fill(target, '\uEEEE');

            Assert.True(Ascii.TryWiden(Encoding.ASCII.GetBytes(text), target.AsSpan(0, length)));
            Assert.Equal(text, new string(target, 0, length));
            Assert.All(target[length..], one => Assert.Equal('\uEEEE', one));
        }
    }

    [Theory]
    [MemberData(nameof(Foreign))]
    public void OneForeignCharacterAnywhereIsNoticed(int unit)
    {
        var target = new byte[Longest];
        foreach ((int length, int at) in Places())
        {
            char[] text = Some(length).ToCharArray();
            text[at] = (char)unit;

            Assert.False(Ascii.TryNarrow(text, target));
            Assert.False(Ascii.TryNarrowNonZero(text, target));
        }
    }

    [Fact]
    public void ZeroIsAsciiUnlessItIsRefused()
    {
        var target = new byte[Longest];
        foreach ((int length, int at) in Places())
        {
            char[] text = Some(length).ToCharArray();
            text[at] = '\0';

            Assert.True(Ascii.TryNarrow(text, target));
            Assert.Equal(0, target[at]);
            Assert.False(Ascii.TryNarrowNonZero(text, target));
        }
    }

    [Fact]
    public void OneForeignByteAnywhereIsNoticed()
    {
        var target = new char[Longest];
        foreach ((int length, int at) in Places())
        {
            byte[] bytes = Encoding.ASCII.GetBytes(Some(length));
            bytes[at] |= 0x80;

            Assert.False(Ascii.TryWiden(bytes, target));
        }
    }

    [Fact]
    public void ATargetThatIsTooShortIsRefused()
    {
        Assert.False(Ascii.TryNarrow("abc", new byte[2]));
        Assert.False(Ascii.TryNarrowNonZero("abc", new byte[2]));
        Assert.False(Ascii.TryWiden("abc"u8, new char[2]));
    }

    // Every place in texts of every length.
    private static IEnumerable<(int Length, int At)> Places() =>
        from length in Enumerable.Range(1, 160)
        from at in Enumerable.Range(0, length)
        select (length, at);

    private static string Some(int length) => string.Create(length, length, static (chars, seed) =>
    {
        for (int i = 0; i < chars.Length; i++)
        {
            chars[i] = (char)(1 + (((i * 37) + seed) % 127));
        }
    });

    private static byte[] Guarded(int length)
    {
        var bytes = new byte[length];
        Array.Fill(bytes, Guard);
        return bytes;
    }
}
