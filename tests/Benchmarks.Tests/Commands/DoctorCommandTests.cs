namespace SerBench.Benchmarks.Tests.Commands;

public class DoctorCommandTests
{
    [Fact]
    public void It_says_what_the_machine_is()
    {
        ProgramRun run = ProgramRun.Of("doctor");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains($"{Environment.ProcessorCount} cores", run.Output);
        Assert.Contains(" build", run.Output);
        Assert.Contains("ns per reading", run.Output);
        Assert.Contains("above the median", run.Output);
        Assert.Contains("vectors of", run.Output);
    }

    [Fact]
    public void Json_is_the_stamp_of_records()
    {
        JsonElement stamp = ProgramRun.Of("doctor", "--json").Json();

        Assert.Equal(Environment.ProcessorCount, stamp.NumberOf("cores"));
        Assert.True(stamp.GetProperty("loopNanoseconds").GetDouble() > 0);
        Assert.True(stamp.GetProperty("timerNanoseconds").GetDouble() > 0);
    }

    [Fact]
    public void A_quiet_machine_has_no_warnings() => Assert.Empty(EnvironmentText.Warnings(SampleRecords.Quick.Environment));

    [Fact]
    public void Whatever_spoils_figures_is_warned_of() =>
        Assert.Equal(
            4,
            EnvironmentText.Warnings(SampleRecords.Quick.Environment with
            {
                Build = "Debug",
                IsDebugged = true,
                LoadAverage = 1.5,
                LoopNoisePercent = 9,
            }).Count());
}
