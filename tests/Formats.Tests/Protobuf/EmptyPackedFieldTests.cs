namespace SerBench.Formats.Tests.Protobuf;

// An empty packed field, which other writers produce. We would leave it out, so it means the same as an absent field.
public class EmptyPackedFieldTests
{
    public static TheoryData<string, byte[]> Messages
    {
        get
        {
            var messages = new TheoryData<string, byte[]>();
            foreach (string dialect in (string[])["protobuf", "proto3"])
            {
                messages.Add(dialect, [0x0A, 0]);
                messages.Add(dialect, [0x0A, 0, 0x0A, 0]);
                messages.Add(dialect, [0x10, 5, 0x0A, 0]);
                messages.Add(dialect, [0x0A, 0, 0x10, 5, 0x1A, 0]);
            }

            return messages;
        }
    }

    [Theory]
    [MemberData(nameof(Messages))]
    public void WhatIsReadIsWhatIsReadOfWhatIsWritten(string dialect, byte[] message)
    {
        Numbers first = Witnesses.Decode<Numbers>(dialect, message);
        Numbers second = Witnesses.Decode<Numbers>(dialect, Witnesses.Encode(dialect, first));

        Assert.Equal(first.Some, second.Some);
        Assert.Equal(first.Id, second.Id);
        Assert.Equal(first.Others, second.Others);
        Assert.Equal(dialect == "proto3" ? [] : null, first.Some);
    }

    public sealed class Numbers
    {
        public int[]? Some { get; set; }

        public int Id { get; set; }

        public List<double>? Others { get; set; }
    }
}
