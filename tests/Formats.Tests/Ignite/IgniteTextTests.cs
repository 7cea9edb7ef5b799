using SerBench.Formats.Ignite;

namespace SerBench.Formats.Tests.Ignite;

// Another thread may change a text between measuring and writing it. Nothing is written behind the target, and the error is that of a
// changed
// collection.
public class IgniteTextTests
{
    [Theory]
    [InlineData("aé", 2)]
    [InlineData("aé", 4)]
    [InlineData("\0é\U0001F600", 9)]
    [InlineData("\0é\U0001F600", 11)]
    [InlineData("\0", 0)]
    [InlineData("", 1)]
    public void AChangedTextIsAnError(string text, int length) =>
        Assert.Contains(
            "was changed while", Assert.Throws<InvalidOperationException>(() => IgniteText.Encode(text, new byte[length])).Message);

    [Theory]
    [InlineData("aé", "61C3A9")]
    [InlineData("\0é\U0001F600", "C080C3A9EDA0BDEDB880")]
    public void AnUnchangedTextIsWritten(string text, string expected)
    {
        byte[] target = new byte[IgniteText.Length(text)];
        IgniteText.Encode(text, target);
        Assert.Equal(expected, Convert.ToHexString(target));
    }
}
