using SerBench.Formats.Codecs;

namespace SerBench.Formats.Tests.Codecs;

// A property may serialize another value while its object is written, or may throw. No call gets the buffer of another.
public class OutgoingMessageTests
{
    [Fact]
    public void A_call_within_a_call_has_a_buffer_of_its_own()
    {
        OutgoingMessage outer = OutgoingMessage.Begin(inSegments: true);
        Put(outer, 1);
        OutgoingMessage inner = OutgoingMessage.Begin(inSegments: true);
        Put(inner, 2);

        Assert.NotSame(outer.Buffer, inner.Buffer);
        Assert.Equal([2], inner.Finish());
        Assert.Equal([1], outer.Finish());
    }

    [Fact]
    public void A_finished_call_leaves_its_buffer_to_the_next()
    {
        OutgoingMessage first = OutgoingMessage.Begin(inSegments: true);
        Put(first, 1);
        first.Finish();
        using OutgoingMessage second = OutgoingMessage.Begin(inSegments: true);

        Assert.Same(first.Buffer, second.Buffer);
    }

    [Fact]
    public void A_call_that_threw_leaves_the_next_a_new_buffer()
    {
        OutgoingMessage thrown = OutgoingMessage.Begin(inSegments: true);
        using OutgoingMessage next = OutgoingMessage.Begin(inSegments: true);

        Assert.NotSame(thrown.Buffer, next.Buffer);
    }

    private static void Put(OutgoingMessage message, byte value)
    {
        message.Buffer.Bytes[0] = value;
        message.Buffer.Length = 1;
    }
}
