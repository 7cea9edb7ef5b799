using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Contracts;

public sealed class EncodeBufferTests
{
    [Theory]
    [InlineData(0, int.MaxValue)]
    [InlineData(int.MaxValue / 2, (int.MaxValue / 2) + 1)]
    public void A_message_that_no_array_holds_is_refused(int used, int needed) =>
        Assert.Contains("longer than an array can be", Assert.Throws<UnsupportedValueException>(() => new EncodeBuffer(0).Grow(used, needed)).Message);
}
