namespace SerBench.Formats.Tests.Wire;

public class TextTests
{
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
