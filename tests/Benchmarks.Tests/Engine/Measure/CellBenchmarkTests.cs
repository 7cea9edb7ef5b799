namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class CellBenchmarkTests
{
    [Theory]
    [InlineData(Operation.Encode)]
    [InlineData(Operation.EncodeFresh)]
    [InlineData(Operation.Decode)]
    [InlineData(Operation.RoundTrip)]
    [InlineData(Operation.Article)]
    public void A_verified_row_runs_and_ends_with_the_right_checksum(Operation operation)
    {
        var benchmark = new CellBenchmark { Launch = new TimedLaunch(RowOf("varied", operation)).ToText() };

        benchmark.Setup();
        benchmark.Run();
        benchmark.Run();
        benchmark.Cleanup();
    }

    [Fact]
    public void A_launch_takes_its_operations_in_turn()
    {
        var launch = new TimedLaunch(RowOf("varied", Operation.Encode), RowOf("varied", Operation.Decode));
        var benchmark = new CellBenchmark { Launch = launch.ToText() };

        benchmark.Setup();
        Assert.Equal((Operation.Encode, true), (benchmark.Operation, benchmark.HasNext));
        benchmark.Run();
        benchmark.Cleanup();
        benchmark.MoveNext();
        benchmark.Setup();
        Assert.Equal((Operation.Decode, false), (benchmark.Operation, benchmark.HasNext));
        benchmark.Run();
        benchmark.Cleanup();
    }

    // The JIT is waited for once. The second operation has read a value by then, and its own setup makes no call.
    [Fact]
    public void All_operations_are_warmed_up_together()
    {
        var launch = new TimedLaunch(RowOf("varied", Operation.Encode), RowOf("varied", Operation.Decode));
        var benchmark = new CellBenchmark { Launch = launch.ToText() };

        benchmark.Setup();
        benchmark.MoveNext();
        benchmark.Cleanup();
        long warm = benchmark.Operations;
        benchmark.Setup();

        Assert.Equal(warm, benchmark.Operations);
    }

    [Fact]
    public void Other_messages_than_the_verified_ones_are_refused()
    {
        TimedRow row = RowOf("article", Operation.Decode) with { PayloadHash = new string('0', 64) };
        var benchmark = new CellBenchmark { Launch = new TimedLaunch(row).ToText() };

        Assert.Equal(
            "The messages of the timing process are not those that were verified.",
            Assert.Throws<InvalidOperationException>(benchmark.Setup).Message);
    }

    private static TimedRow RowOf(string scenario, Operation operation)
    {
        Cell cell = new CellSelection(Catalog.BuiltIn, ModelCatalog.BuiltIn).Find(new CellId("ignite-raw/handwritten", "person", scenario));
        return TimedRow.Of(Verification.Check(cell), operation);
    }
}
