namespace SerBench.Formats.Tests.MessagePack;

public class MessagePackExplanationTests
{
    // The only negative number whose magnitude does not fit its type.
    [Fact]
    public void The_least_offset_of_all_is_damage()
    {
        byte[] message = Witnesses.Encode("msgpack", new Box<DateTimeOffset> { Value = DateTimeOffset.UnixEpoch });
        byte[] offset = [0xD3, 0x80, 0, 0, 0, 0, 0, 0, 0];
        byte[] damaged = [.. message[..^1], .. offset];

        Refusal.AssertSays("expected an integer from", () => Witnesses.Explain<Box<DateTimeOffset>>("msgpack", damaged));
    }
}
