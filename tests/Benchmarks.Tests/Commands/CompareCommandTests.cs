namespace SerBench.Benchmarks.Tests.Commands;

public sealed class CompareCommandTests : WithFolder
{
    [Fact]
    public void A_run_with_itself_is_all_same()
    {
        string file = Write("a.json", SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("compare", file, file, "--fail-on", "slower:1%,size,alloc");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("9 same.", run.Output);
        Assert.Contains("All that both runs have are equal.", run.Output);
    }

    [Fact]
    public void A_row_that_became_slower_fails_when_asked_to()
    {
        (string before, string after) = (Write("a.json", SampleRecords.Quick), Write("b.json", Slowed()));

        Assert.Equal(0, ProgramRun.Of("compare", before, after).ExitCode);
        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%");

        Assert.Equal(3, run.ExitCode);
        Assert.Contains("FAILED: ignite-raw/reflection person/article decode is slower by 100.0 %", run.Output);
    }

    [Fact]
    public void A_gate_that_could_not_have_seen_the_change_fails()
    {
        RunRecord scattered = SampleRecords.Quick with
        {
            Timings = [.. SampleRecords.Quick.Timings.Select(timing => timing with { Launches = [.. timing.Launches.Select(launch => launch.Select((sample, i) => sample * (1 + (i * 0.1))).ToArray())] })],
        };
        (string before, string after) = (Write("a.json", SampleRecords.Quick), Write("b.json", scattered));

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
        (string before, string after) = (Write("a.json", SampleRecords.Quick), Write("b.json", SampleRecords.Quick with { Timings = [] }));

        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%");

        Assert.Equal(4, run.ExitCode);
        Assert.Contains("BLIND: the runs have no timed row in common", run.Output);
    }

    [Fact]
    public void Programs_get_json()
    {
        (string before, string after) = (Write("a.json", SampleRecords.Quick), Write("b.json", Slowed()));

        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "slower:10%", "--json");

        Assert.Equal(3, run.ExitCode);
        using JsonDocument document = JsonDocument.Parse(run.Output);
        Assert.Equal("serbench.compare", document.RootElement.GetProperty("schema").GetString());
        Assert.Equal("slower", document.RootElement.GetProperty("rows")[0].GetProperty("verdict").GetString());
        Assert.Contains("is slower by 100.0 %", document.RootElement.GetProperty("failures")[0].GetString());
    }

    [Fact]
    public void What_is_no_record_is_explained()
    {
        string file = Write("a.json", SampleRecords.Quick);
        File.WriteAllText(_folder.File("b.json"), "[1, 2");

        ProgramRun run = ProgramRun.Of("compare", file, _folder.File("b.json"));

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("is damaged", run.Error);
        Assert.Equal(2, ProgramRun.Of("compare", file).ExitCode);
        Assert.Equal(2, ProgramRun.Of("compare", file, file, "--fail-on", "luck").ExitCode);
    }

    private static RunRecord Slowed() => SampleRecords.Quick with
    {
        Timings = [.. SampleRecords.Quick.Timings.Select(timing => timing.Row == SampleRecords.Row(SampleRecords.Slow, Serializers.Racing.Operation.Decode)
            ? SampleRecords.Timing(SampleRecords.Slow, Serializers.Racing.Operation.Decode, 1800)
            : timing)],
    };

    private string Write(string name, RunRecord record)
    {
        RunRecordFile.Write(_folder.File(name), record);
        return _folder.File(name);
    }
}
