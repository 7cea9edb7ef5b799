namespace SerBench.Benchmarks.Tests.Commands;

public sealed class LadderCommandTests : WithFolder
{
    private readonly FakeTimer _timer = new();

    [Fact]
    public void It_times_the_ladder_and_what_stands_beside_it()
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
    }
}
