namespace SerBench.Benchmarks.Tests.Features.Counts;

// Real processes are stepped here.
public sealed class CountingTests : WithFolder
{
    [TracingFact]
    public void Two_runs_count_the_same()
    {
        (string before, string after) = (_folder.File("before"), _folder.File("after"));

        ProgramRun first = Count(before);
        Assert.Equal(0, first.ExitCode);
        CountsRecord counts = CountsIn(before);
        Assert.All(counts.Rows, count => Assert.True(count.IsCounted, count.Reason));
        Assert.All(counts.Rows, count => Assert.InRange(count.Minimum!.Value, 50, 5000));
        Assert.Contains("never rank", first.Output);
        Assert.Contains("without PGO", first.Output);
        Assert.Contains(",instructions,instructions_min,not_countable\n", File.ReadAllText(Path.Combine(before, "report.csv")));

        Assert.Equal(0, Count(after).ExitCode);
        Assert.Equal(
            counts.Rows.Select(count => (count.Row, count.Minimum)),
            CountsIn(after).Rows.Select(count => (count.Row, count.Minimum)));
        ProgramRun compared = ProgramRun.Of("compare", before, after, "--fail-on", "instructions:1%");
        Assert.Equal(0, compared.ExitCode);
        Assert.Contains("Instructions", compared.Output);
    }

    private static CountsRecord CountsIn(string folder) => RunRecordFile.Read(Path.Combine(folder, "run.json")).Counts!;

    private static ProgramRun Count(string folder) =>
        ProgramRun.OfBuiltIn(
            ["run", "--profile", "counts", "--serializer", "dense/generated", "--model", "simple", "--op", "decode", "--out", folder]);
}
