using SerBench.Formats.Tests.Grid;

namespace SerBench.Benchmarks.Tests.Published.XbufCar.Format;

// The bytes at the place of a field must be a field. Anything else is damage.
public class Xbuf2TagTests
{
    [Theory]
    [InlineData("00 00")]
    [InlineData("80 80 80 80 10 00")]
    public void What_is_no_field_is_damage(string field)
    {
        byte[] message = Witnesses.Encode("xbuf2", new SimpleObject { Name = "a name" });

        // A field of an unknown number is skipped. Zero and numbers beyond 29 bits are invalid.
        Assert.Equal("a name", Witnesses.Decode<SimpleObject>("xbuf2", [.. message, 0xF8, 0x07, 0x00]).Name);
        byte[] damaged = [.. message, .. Hex.Bytes(field)];
        var damage = Assert.Throws<WireFormatException>(() => Witnesses.Decode<SimpleObject>("xbuf2", damaged));
        Assert.Equal(message.Length, damage.Offset);
    }
}
