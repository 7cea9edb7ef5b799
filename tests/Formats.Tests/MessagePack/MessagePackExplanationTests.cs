namespace SerBench.Formats.Tests.MessagePack;

public class MessagePackExplanationTests
{
    // The only negative number whose magnitude does not fit its type.
    [Fact]
    public void The_least_offset_of_all_is_damage()
    {
        ISerializer serializer = Catalog.BuiltIn.Find("msgpack/compiled")!;
        var buffer = new EncodeBuffer();
        serializer.Bind(new AnyModel<Moment>()).Codec!.Encode(new Moment(), buffer);
        byte[] offset = [0xD3, 0x80, 0, 0, 0, 0, 0, 0, 0];
        byte[] damaged = [.. buffer.Written[..^1], .. offset];

        var thrown = Assert.Throws<WireFormatException>(() => ((IExplainedSerializer)serializer).Explain(typeof(Moment), damaged));
        Assert.Contains("expected an integer from", thrown.Message);
    }

    public sealed class Moment
    {
        public DateTimeOffset When { get; set; } = DateTimeOffset.UnixEpoch;
    }
}
