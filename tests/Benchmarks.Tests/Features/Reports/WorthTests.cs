using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// The transcript worth.txt shows what a change is worth by the times of rows.
public class WorthTests
{
    // What messages at this rate took, with their collections, outranks the sum of two times.
    [Theory]
    [InlineData(5000, "0.25 cores, as measured at this rate, and 24.0 of 40.0 Mbit/s at 5,000 messages/s: more ")]
    [InlineData(4999, "0.08 cores and 24.0 of 40.0 Mbit/s at 4,999 messages/s: less ")]
    public void What_was_measured_at_the_rate_counts(double rate, string saved)
    {
        LoadRow Row(string serializer, double processor) => new(
            serializer, "person", "article", "workstation", 1, 5000, 1, 1000, 5000, processor, 1, 0, new(1, 1, 1, 1), 1, null, 0);
        RunRecord measured = VerdictTests
            .Repeat(4, LinkModesTests.Make(("peer/System.Text.Json", 1000, 10_000), ("peer/MemoryPack", 400, 2000)))
            .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer }) with
        {
            Question = new Question { Now = "System.Text.Json", Rate = rate },
            Load = new(default, null, "p", 2, [Row("peer/System.Text.Json", 60_000), Row("peer/MemoryPack", 10_000)]),
        };

        Assert.Contains($" saves {saved}than a tenth", Assert.Single(Worth.Say(new Judge(measured))));
    }

    [Fact]
    public void Without_an_answer_there_is_nothing_to_compare_with() => Assert.Equal(
        ["There is no answer to compare MemoryPack with."],
        Worth.Say(new Judge(SampleRecords.Quick with { Timings = [], Question = new Question { Now = "MemoryPack", Rate = 5000 } })));
}
