namespace SerBench.Formats.Tests.Wire;

public class TextTests
{
    public static TheoryData<string> Samples =>
        ["", "a", "\0", "é", "\u07FF\u0800\uFFFF", "日本語", "x😀y", new string('g', 1000), new string('é', 1000) + "😀"];

    [Theory]
    [MemberData(nameof(Samples))]
    public void TextIsUtf8BothWays(string text)
    {
        var target = new byte[Text.MaxUtf8Length(text.Length)];
        int written = Text.EncodeUtf8(text, target);

        Assert.Equal(Encoding.UTF8.GetBytes(text), target[..written]);
        Assert.Equal(written, Text.Utf8Length(text));
        Assert.Equal(text, Text.DecodeUtf8(target.AsSpan(0, written), offset: 0));
    }

    // The list is code, because an attribute stores its strings as UTF-8, which cannot hold these.
    [Fact]
    public void HalfASurrogatePairIsRefused()
    {
        foreach (string text in (string[])["\uD800", "\uDC00\uD800", "text \uD83D"])
        {
            Assert.Throws<UnsupportedValueException>(() => Text.EncodeUtf8(text, new byte[64]));
            Assert.Throws<UnsupportedValueException>(() => Text.Utf8Length(text));
        }
    }

    [Theory]
    [InlineData("61 80", 1)]
    [InlineData("C0 80", 0)]
    [InlineData("61 62 E2 82", 2)]
    [InlineData("ED A0 80", 0)]
    [InlineData("F5 80 80 80", 0)]
    public void DamageIsReportedWhereItStands(string hex, int at)
    {
        var damage = Assert.Throws<WireFormatException>(() => Text.DecodeUtf8(Hex.Bytes(hex), offset: 100));

        Assert.Equal(100 + at, damage.Offset);
    }
}
