namespace SerBench.Formats.Tests.Ignite.Views;

// Values are skipped by their stated length. A negative length would lead back and cause an endless loop.
public class IgniteSkipTests
{
    [Theory]
    [InlineData("65")] // null
    [InlineData("09 01000000 61")] // text
    [InlineData("18 02000000 01 65 65")] // a list of two nulls
    [InlineData("19 01000000 01 65 65")] // a map of one entry
    public void A_sound_value_ends_where_it_ends(string value)
    {
        byte[] bytes = Hex.Bytes(value);

        Assert.Equal(bytes.Length, IgniteSkip.Value([.. bytes, 0], 0, bytes.Length));
    }

    [Theory]
    [InlineData("09 FFFFFFFF", -1)]
    [InlineData("0E FBFFFFFF", -5)]
    [InlineData("1E 00000000 FFFFFFFF", -1)]
    [InlineData("18 FFFFFFFF 01", -1)]
    [InlineData("18 02000000 01 65", 2)]
    [InlineData("19 01000000 01 65", 2)]
    [InlineData("19 00000080 01", -4294967296)]
    [InlineData("19 01000040 01 65 65", 2147483650)]
    public void A_count_that_does_not_fit_is_refused(string value, long count)
    {
        byte[] bytes = Hex.Bytes(value);

        Refusal.AssertSays($"a count of {count} does not fit", () => IgniteSkip.Value(bytes, 0, bytes.Length));
    }
}
