namespace SerBench.Formats.Tests.Grid;

// The formats of the ladder and of the car make room when they need it.
public class ReusedBufferTests
{
    [Theory]
    [InlineData("dense/compiled")]
    [InlineData("dense:utf16/compiled")]
    [InlineData("typed-markers/compiled")]
    [InlineData("typed-bitmap/compiled")]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    public void ABufferMayBeEmptyAtFirst(string mode)
    {
        var codec = (IObjectCodec<SimpleObject>)Catalog.BuiltIn.Find(mode)!.Bind(new SimpleModel()).Codec!;
        var buffer = new EncodeBuffer(0);
        codec.Encode(new SimpleObject { Name = "a name" }, buffer);
        Assert.Equal("a name", codec.Decode(buffer.ToArray()).Name);
    }
}
