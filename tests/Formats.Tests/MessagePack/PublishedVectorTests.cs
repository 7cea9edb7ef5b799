namespace SerBench.Formats.Tests.MessagePack;

// Published test vectors of MessagePack: values, and every way to write each of them (Golden/MessagePack/README.md).
public class PublishedVectorTests
{
    public static TheoryData<string> Groups => [.. PublishedVectors.Groups];

    [Theory]
    [MemberData(nameof(Groups))]
    public void Every_encoding_is_read_and_the_shortest_written(string group)
    {
        IPublishedCase[] cases = [.. PublishedVectors.CasesOf(group)];
        int encodings = PublishedVectors.EncodingsOf(group).Count();
        Assert.InRange(cases.Sum(one => one.Check("msgpack", [0x91])), encodings, int.MaxValue);
        Assert.InRange(cases.Sum(one => one.Check("msgpack-map", [0x81, .. Name("Value")])), encodings, int.MaxValue);
    }

    // Readers find the end of any value of an unknown member, including extensions.
    [Theory]
    [MemberData(nameof(Groups))]
    public void Every_encoding_is_skipped(string group)
    {
        foreach (byte[] encoding in PublishedVectors.EncodingsOf(group))
        {
            Skip("msgpack", [0x92, 7, .. encoding]);
            Skip("msgpack-map", [0x82, .. Name("Other"), .. encoding, .. Name("Value"), 7]);
        }
    }

    private static void Skip(string format, byte[] message)
    {
        Assert.Equal(7, Witnesses.Decode<Box<int>>(format, message).Value);
        Part[] values = [.. Witnesses.Explain<Box<int>>(format, message).Parts.Where(part => part.Kind == PartKind.Value)];
        Assert.Equal("7", Assert.Single(values, part => part.Name.ToString() == "Value").Value);
        Assert.Single(values, part => part.Name.ToString().StartsWith("unknown field", StringComparison.Ordinal));
    }

    // A name of five characters.
    private static byte[] Name(string text) => [0xA5, .. Encoding.UTF8.GetBytes(text)];
}
