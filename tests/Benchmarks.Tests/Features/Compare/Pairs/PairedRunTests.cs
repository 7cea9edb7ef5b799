using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Tests.Features.Compare.Pairs;

public class PairedRunTests
{
    private const double Asked = 0.1;

    private static readonly CellRecord Cell = SampleRecords.Quick.Cells.First(cell => cell.Status == CellStatus.Verified);

    [Fact]
    public void A_cell_is_open_until_it_could_see_the_change()
    {
        PairedCell cell = Pair(before: 100, now: 100, pairs: 3);
        Assert.False(cell.CouldSee(Asked, rows: 2));
        Assert.All(cell.Judge(Asked, rows: 2), row => Assert.Equal((RowVerdict.Noisy, null), (row.Verdict, row.Visible)));

        cell = Pair(before: 100, now: 100, pairs: 20);
        Assert.True(cell.CouldSee(Asked, rows: 2));
        Assert.All(cell.Judge(Asked, rows: 2), row => Assert.Equal(RowVerdict.Same, row.Verdict));
    }

    [Fact]
    public void A_slower_program_is_found()
    {
        RowComparison row = Pair(before: 100, now: 110, pairs: 20).Judge(Asked, rows: 2).First();

        Assert.Equal(RowVerdict.Slower, row.Verdict);
        Assert.Equal(1.1, row.Ratio!.Value, 2);
    }

    [Fact]
    public void A_change_of_a_hundredth_is_no_verdict_however_certain_it_is()
    {
        RowComparison row = Pair(before: 100, now: 101, pairs: 20, scatter: 0.0001).Judge(Asked, rows: 2).First();

        Assert.Equal(RowVerdict.Same, row.Verdict);
        Assert.InRange(row.Low!.Value, 1.009, 1.01);
    }

    [Fact]
    public void A_row_that_could_not_have_shown_the_change_blinds_a_gate()
    {
        var comparison = new RunComparison([.. Pair(before: 100, now: 100, pairs: 3).Judge(Asked, rows: 2)], [], [], "");

        string line = Assert.Single(Blindness.Find(FailurePolicy.Parse(["slower:10%"]), comparison));
        Assert.EndsWith("could see nothing, was asked 10 %", line);
        Assert.Empty(Blindness.Find(FailurePolicy.Parse(["size", "alloc"]), comparison));
    }

    [Fact]
    public void A_cell_that_failed_is_never_the_same()
    {
        PairedCell cell = Pair(before: 100, now: 100, pairs: 20);
        cell.Fault = "it fell over";

        Assert.All(cell.Judge(Asked, rows: 2), row => Assert.Equal((RowVerdict.Noisy, "it fell over"), (row.Verdict, row.Reason)));
    }

    [Fact]
    public void Sizes_and_allocations_are_exact()
    {
        var cell = new PairedCell(Plan(Cell), Plan(Cell with { Size = new SizeRange(1, 1, 1) }));
        cell.Add([new PairSample(Operation.Encode, 100, 8)], [new PairSample(Operation.Encode, 100, 16)]);

        Assert.Equal([ExactKind.Size, ExactKind.Alloc], cell.FindChanges().Select(change => change.Kind));
    }

    // A round trip of a floor lies behind the rows of another serializer.
    [Fact]
    public void A_cell_is_planned_once()
    {
        using var folder = new TestFolder();
        ProgramRun run = ProgramRun.OfBuiltIn(["pair-plan", "--model", "simple", "--format", "floor,dense", "--out", folder.Path]);

        string[] cells = [.. JsonSerializer.Deserialize<PairPlan[]>(run.Output)!.Select(plan => plan.Cell.Id.ToString())];
        Assert.Contains("floor/object simple/s0", cells);
        Assert.Equal(cells.Distinct(), cells);
    }

    // Two real programs, which are the same one.
    [LongFact]
    public void Builds_are_launched_in_turn()
    {
        string folder = Path.GetDirectoryName(typeof(CellBenchmark).Assembly.Location)!;

        string[] arguments =
        [
            "compare", "--run", folder, folder, "--serializer", "dense/generated", "--model", "person", "--op", "encode",
            "--budget", "60s", "--fail-on",
        ];

        ProgramRun run = ProgramRun.Of([.. arguments, "slower:500%,size"]);
        ProgramRun exact = ProgramRun.Of([.. arguments, "size,alloc"]);

        Assert.True(run.ExitCode is 0 or 4, run.Output + run.Error);
        Assert.Contains("Pairs of launches, 1 cells", run.Output);
        Assert.Contains("All that both runs have are equal.", run.Output);
        Assert.Equal(ExitCode.Done, exact.ExitCode);
        Assert.Contains("One pair of launches, 1 cells", exact.Output);
        Assert.Contains("Times are not compared, since --fail-on names no change of them", exact.Output);
    }

    [Theory]
    [InlineData("x.csproj : error NU1301: Unable to load the service index for source https://feed.", "its package feed cannot be reached")]
    [InlineData("noise\nA.cs(1,1): error CS1002: ; expected", "A.cs(1,1): error CS1002: ; expected")]
    public void A_build_that_fails_is_one_sentence(string output, string reason) => Assert.StartsWith(reason, BuildFault.Describe(output));

    // Small noise whose sign alternates.
    private static PairedCell Pair(double before, double now, int pairs, double scatter = 0.01)
    {
        var cell = new PairedCell(Plan(Cell), Plan(Cell));
        for (int i = 0; i < pairs; i++)
        {
            double scattered = now * (1 + (i % 2 == 0 ? scatter : -scatter));
            cell.Add([new PairSample(Operation.Encode, before, 8)], [new PairSample(Operation.Encode, scattered, 8)]);
        }

        return cell;
    }

    private static PairPlan Plan(CellRecord cell) => new(cell, [Operation.Encode], "");
}
