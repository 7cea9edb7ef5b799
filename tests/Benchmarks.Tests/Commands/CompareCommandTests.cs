namespace SerBench.Benchmarks.Tests.Commands;

public sealed class CompareCommandTests : WithFolder
{
    [Fact]
    public void A_run_with_itself_is_all_same()
    {
        string file = _folder.Write("a.json", SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("compare", file, file, "--fail-on", "slower:1%,size,alloc");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("9 same.", run.Output);
        Assert.Contains("All that both runs have are equal.", run.Output);
    }

    [Fact]
    public void A_row_that_became_slower_fails_when_asked_to()
    {
        (string before, string after) = WriteBoth(Slowed());

        Assert.Equal(0, ProgramRun.Of("compare", before, after).ExitCode);
        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%");

        Assert.Equal(3, run.ExitCode);
        Assert.Contains("FAILED: ignite-raw/reflection person/article decode is slower by 100.0 %", run.Output);
    }

    [Fact]
    public void A_gate_that_could_not_have_seen_the_change_fails()
    {
        (string before, string after) = WriteBoth(SampleRecords.Quick.WithTimings(
            timing => timing.WithLaunches(launch => launch.Select((sample, i) => sample * (1 + (i * 0.1))))));

        ProgramRun gate = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%");
        Assert.Equal(4, gate.ExitCode);
        Assert.Matches(@"BLIND: \S+ \S+ \S+ could see [\d.x %]+, was asked 10 %", gate.Output);
        Assert.Equal(0, ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%", "--allow-blind").ExitCode);
        Assert.Equal(0, ProgramRun.Of("compare", before, after, "--fail-on", "size,alloc").ExitCode);
        Assert.Equal(0, ProgramRun.Of("compare", before, after).ExitCode);
    }

    [Fact]
    public void A_gate_without_a_row_in_common_is_blind()
    {
        (string before, string after) = WriteBoth(SampleRecords.Quick with { Timings = [] });

        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%");

        Assert.Equal(4, run.ExitCode);
        Assert.Contains("BLIND: the runs have no timed row in common", run.Output);
    }

    [Fact]
    public void Programs_get_json()
    {
        (string before, string after) = WriteBoth(Slowed());

        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%", "--json");

        Assert.Equal(3, run.ExitCode);
        JsonElement document = run.Json();
        Assert.Equal("serbench.compare", document.TextOf("schema"));
        Assert.Equal("slower", document.GetProperty("rows")[0].TextOf("verdict"));
        Assert.Contains("is slower by 100.0 %", document.GetProperty("failures")[0].GetString());
    }

    [Fact]
    public void What_is_no_record_is_explained()
    {
        string file = _folder.Write("a.json", SampleRecords.Quick);

        Assert.Contains("is damaged", ProgramRun.Of("compare", file, _folder.Write("b.json", "[1, 2")).Refusal);
        Assert.Equal(2, ProgramRun.Of("compare", file).ExitCode);
        Assert.Equal(2, ProgramRun.Of("compare", file, file, "--fail-on", "luck").ExitCode);
    }

    private static RunRecord Slowed() => SampleRecords.Quick.WithTimings(timing =>
        timing.Row == SampleRecords.Row(SampleRecords.Slow, Serializers.Racing.Operation.Decode)
            ? SampleRecords.Timing(SampleRecords.Slow, Serializers.Racing.Operation.Decode, 1800)
            : timing);

    // The usual run, and another one.
    private (string Before, string After) WriteBoth(RunRecord after) =>
        (_folder.Write("a.json", SampleRecords.Quick), _folder.Write("b.json", after));
}
