using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Measure;

public class BenchmarkDotNetTimerTests
{
    private static readonly TimedRow[] Rows =
    [
        new(new CellId("ignite/compiled", "person", "article"), Operation.Encode, 1024, ""),
        new(new CellId("ignite/compiled", "car", "serial"), Operation.Encode, 1024, ""),
    ];

    [Fact]
    public void Without_options_every_row_stays() => Assert.Equal(Rows, Filter());

    [Fact]
    public void Filters_of_BenchmarkDotNet_choose_rows_by_their_text() => Assert.Equal([Rows[1]], Filter("--filter", "*|car|*"));

    [Theory]
    [InlineData("--job", "short")]
    [InlineData("--iterationCount", "5", "--warmupCount", "1")]
    [InlineData("-m", "--exceptions")]
    [InlineData("--inProcess")]
    public void Options_of_BenchmarkDotNet_are_accepted(params string[] options) => Assert.Equal(Rows, Filter(options));

    [Theory]
    [InlineData("--job", "endless")]
    [InlineData("--runtimes", "net10.0")]
    public void Options_that_it_does_not_accept_are_refused(params string[] options) =>
        Assert.StartsWith("BenchmarkDotNet does not accept", Assert.Throws<UsageException>(() => Filter(options)).Message);

    [Fact]
    public void Its_long_options_are_known() =>
        Assert.Subset(BenchmarkDotNetOptions.Names.ToHashSet(), new HashSet<string> { "--job", "--filter", "--memory", "--disasm", "--iterationCount", "--inProcess" });

    private static IReadOnlyList<TimedRow> Filter(params string[] options) =>
        new BenchmarkDotNetTimer().Filter(Rows, new TimingPlan(Profile.Quick, options, ""));
}
