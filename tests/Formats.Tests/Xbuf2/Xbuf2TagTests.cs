namespace SerBench.Formats.Tests.Xbuf2;

// The bytes at the place of a field must be a field. Anything else is damage.
public class Xbuf2TagTests
{
    [Theory]
    [InlineData("00 00")]
    [InlineData("80 80 80 80 10 00")]
    public void What_is_no_field_is_damage(string field)
    {
        var codec = (IObjectCodec<SimpleObject>)Catalog.BuiltIn.Find("xbuf2/compiled")!.Bind(new SimpleModel()).Codec!;
        var buffer = new EncodeBuffer();
        codec.Encode(new SimpleObject { Name = "a name" }, buffer);
        byte[] message = buffer.ToArray();

        // A field of an unknown number is skipped. Zero and numbers beyond 29 bits are invalid.
        Assert.Equal("a name", codec.Decode((byte[])[.. message, 0xF8, 0x07, 0x00]).Name);
        Assert.Equal(message.Length, Assert.Throws<WireFormatException>(() => codec.Decode((byte[])[.. message, .. Convert.FromHexString(field.Replace(" ", ""))])).Offset);
    }
}
