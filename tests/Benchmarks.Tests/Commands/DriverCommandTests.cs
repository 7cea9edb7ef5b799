namespace SerBench.Benchmarks.Tests.Commands;

// Tests the output of the command driver, but not its times.
public class DriverCommandTests
{
    [Fact]
    public void It_prints_what_the_published_driver_prints()
    {
        ProgramRun run = Run("--runs", "2");

        Assert.True(run.ExitCode == ExitCode.Done, run.Error);
        string[] lines = run.Output.Split('\n', StringSplitOptions.TrimEntries);
        Assert.Equal("Calculating nanoTime() overhead...", lines[0]);
        Assert.Matches(@"^\.\.\.\d+ nanos$", lines[1]);
        Assert.Matches("^PROV +RUN +TYPE +SIZE +MED +MEAN$", lines[2]);
        IEnumerable<string> types = lines[3..7].Select(line => line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[2]);
        Assert.Equal("ENC DEC ENC DEC", string.Join(' ', types));
        Assert.All(lines[3..7], line => Assert.Matches(@"^xbuf2 +[01] +(ENC|DEC) +174 +\d+ +\d+$", line));
    }

    [LongFact]
    public void It_says_what_the_figures_are_worth()
    {
        ProgramRun run = Run("--runs", "1", "--scenario", "rumi.xbuf2.random", "--access", "indirect");

        Assert.Matches(@"rumi\.xbuf2\.random +0 +ENC +\d+ +\d+ +\d+", run.Output);
        Assert.Contains("xbuf2/indirect car/random: batches", run.Output);
        Assert.Matches(
            @"Clock: [\d.]+ ns per reading in a loop, [\d.]+ ns between two readings \(median\), steps of [\d.]+ ns\.", run.Output);
        Assert.Equal(2, Regex.Count(run.Output, @"x \d\.\d{3}"));
        Assert.Matches(@"p99\.9", run.Output);
    }

    [LongFact]
    public void The_check_compares_with_BenchmarkDotNet_five_times()
    {
        ProgramRun run = Run("--runs", "1", "--confirm");

        Assert.Equal(10, Regex.Count(run.Output, @"(?m)^\s*\d\s+(ENC|DEC)\s+[\d.]+\s+[\d.]+\s+\d+\.\d{3}\s*$"));
        Assert.Matches(@"Median ratio over 5 runs: ENC [\d.]+, DEC [\d.]+: (within|not within) 10 %\.", run.Output);
    }

    // The command was right, so its exit code is not that of bad options.
    [Fact]
    public void Rows_without_a_time_fail_the_check()
    {
        ProgramRun run = ProgramRun.With(new FakeTimer { Failing = "xbuf2/direct" }, "driver", "--runs", "1", "--confirm");

        Assert.Equal((ExitCode.Failed, true), (run.ExitCode, run.Error.Contains("it fell over")));
    }

    private static ProgramRun Run(params string[] arguments) => ProgramRun.Of(["driver", .. arguments]);
}
