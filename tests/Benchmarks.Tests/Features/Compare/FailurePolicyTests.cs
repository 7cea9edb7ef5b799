namespace SerBench.Benchmarks.Tests.Features.Compare;

public class FailurePolicyTests
{
    private static readonly RunComparison Comparison = new(
        [
            new RowComparison(SampleRecords.Row("a/b", Operation.Encode), RowVerdict.Slower, 1.12, 1.08, 1.16, null),
            new RowComparison(SampleRecords.Row("c/d", Operation.Encode), RowVerdict.Noisy, 1.5, 0.8, 2.2, "it scatters"),
        ],
        [
            new ExactChange(ExactKind.Size, "a/b person/article", 10, 12),
            new ExactChange(ExactKind.Alloc, "c/d person/article encode", 64, 32),
        ],
        [],
        "");

    [Theory]
    [InlineData("slower:10%", "a/b person/article encode is slower by 12.0 %")]
    [InlineData("size", "a/b person/article takes 12 bytes, 2 more")]
    public void It_finds_what_it_names(string item, string failure) =>
        Assert.Equal([failure], FailurePolicy.Parse([item]).FindFailures(Comparison));

    // A row that is slower by exactly the limit counts as slower. An eighth is exact in binary.
    [Fact]
    public void The_limit_itself_fails()
    {
        RunComparison eighth = Comparison with { Rows = [Comparison.Rows[0] with { Ratio = 1.125 }] };
        Assert.Single(FailurePolicy.Parse(["slower:12.5%"]).FindFailures(eighth));
        Assert.Empty(FailurePolicy.Parse(["slower:12.6%"]).FindFailures(eighth));
    }

    [Theory]
    [InlineData("slower:12.5%")]
    [InlineData("alloc")]
    public void It_passes_over_the_rest(string item) => Assert.Empty(FailurePolicy.Parse([item]).FindFailures(Comparison));
}
