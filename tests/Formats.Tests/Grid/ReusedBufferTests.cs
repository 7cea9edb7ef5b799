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
        IObjectCodec<SimpleObject> codec = Witnesses.CodecOf<SimpleObject>(mode);

        byte[] message = codec.EncodeToArray(new SimpleObject { Name = "a name" }, new EncodeBuffer(0));

        Assert.Equal("a name", codec.Decode(message).Name);
    }
}
