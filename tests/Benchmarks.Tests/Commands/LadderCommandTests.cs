namespace SerBench.Benchmarks.Tests.Commands;

public sealed class LadderCommandTests : WithFolder
{
    private readonly FakeTimer _timer = new();

    [Fact]
    public void It_times_the_ladder_and_what_stands_beside_it_and_prints_it()
    {
        ProgramRun run = ProgramRun.With(_timer, "ladder", "--model", "simple", "--out", _folder.Path);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        string[] timed = [.. _timer.Timed.Select(row => row.Cell.Serializer).Distinct()];
        Assert.All(
            [
                "typed-markers/reflection", "typed-bitmap/accessors", "typed-bitmap/compiled", "typed-no-nulls/accessors",
                "dense/compiled", "peer/System.Text.Json",
            ],
            serializer => Assert.Contains(serializer, timed));
        Assert.All(_timer.Timed, row => Assert.Equal("simple", row.Cell.Model));
        Assert.Contains("what each step saves", run.Output);
        Assert.Contains("ideas of the published text", run.Output);
        Assert.Contains("## Ladder", File.ReadAllText(Path.Combine(_folder.Path, "report.md")));
    }

    [Fact]
    public void Another_model_is_refused_with_the_nearest() =>
        Assert.Contains("simple", ProgramRun.Of("ladder", "--model", "simpel").Refusal);
}
