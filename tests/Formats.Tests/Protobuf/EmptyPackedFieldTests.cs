namespace SerBench.Formats.Tests.Protobuf;

// An empty packed field, which other writers produce. We would leave it out, so it means the same as an absent field.
public class EmptyPackedFieldTests
{
    public static TheoryData<string, string> Messages => (
        from dialect in new[] { "protobuf", "proto3" }
        from message in new[] { "0A 00", "0A 00 0A 00", "10 05 0A 00", "0A 00 10 05 1A 00" }
        select (dialect, message)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Messages))]
    public void WhatIsReadIsWhatIsReadOfWhatIsWritten(string dialect, string message)
    {
        Numbers first = Witnesses.Decode<Numbers>(dialect, Hex.Bytes(message));
        Numbers second = Witnesses.Decode<Numbers>(dialect, Witnesses.Encode(dialect, first));

        Assert.Equal(first.Some, second.Some);
        Assert.Equal(first.Id, second.Id);
        Assert.Equal(first.Others, second.Others);
        Assert.Equal(dialect == "proto3" ? [] : null, first.Some);
    }

    public sealed class Numbers { public int[]? Some { get; set; } public int Id { get; set; } public List<double>? Others { get; set; } }
}
