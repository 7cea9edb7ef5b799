namespace SerBench.Benchmarks.Tests.Features.Aot;

// Programs are really compiled and run; where the feed lacks the compiler, one sentence says so.
public sealed class AotTests : WithFolder
{
    private static readonly AotRow Ran = new(
        "peer/MemoryPack", AotOutcome.WithWarnings, null,
        new Dictionary<string, int> { ["IL2055"] = 2, ["IL3050"] = 4 },
        1_550_000, 4.87, 166, 489);

    [LongFact]
    public void Libraries_are_compiled_run_and_shown_in_a_report()
    {
        (string aot, string record) = (_folder.File("aot.json"), _folder.File("run.json"));
        RunRecordFile.Write(record, SampleRecords.Quick);

        string[] libraries = ["peer/System.Text.Json", "peer/protobuf-net", "peer/Google.FlatBuffers"];
        string named = string.Join(',', libraries.Where(library => ProgramRun.Catalog.Find(library) is not null));
        ProgramRun run = ProgramRun.Of("aot", "--model", "person", "--serializer", named, "--save", aot);
        if (run.Error.Contains("cannot be compiled ahead of time here", StringComparison.Ordinal))
        {
            return;
        }

        Assert.Equal(("", ExitCode.Done), (run.Error, run.ExitCode));
        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", record, "--aot", aot).ExitCode);
        AotRecord read = RunRecordFile.Read(record).Aot!;
        Assert.Equal(("person", "article"), (read.Model, read.Scenario));
        AotRow json = read.Find("peer/System.Text.Json")!;
        Assert.Equal((AotOutcome.Yes, null), (json.Outcome, json.Reason));
        Assert.All(
            [json.AddedBytes, json.StartMilliseconds, json.WriteNanoseconds, json.ReadNanoseconds],
            figure => Assert.True(figure > 0));

        // The library makes its code at run time. The same program runs with the JIT.
        Assert.True(read.Find("peer/protobuf-net") is null or { Outcome: AotOutcome.No, Reason.Length: > 0 });
        const string Missing = "not tried: its generator is missing (flatc)";
        Assert.Equal(Missing, read.Find("peer/Google.FlatBuffers")?.Describe() ?? Missing);
        Assert.Contains("In a service", WrittenReports.Markdown(RunRecordFile.Read(record)));
    }

    [Fact]
    public void Outcomes_are_words()
    {
        AotRow row = Ran with { Warnings = new Dictionary<string, int>() };

        Assert.Equal("yes, with 6 warnings", Ran.Describe());
        Assert.Equal("yes", (row with { Outcome = AotOutcome.Yes }).Describe());
        AotRow fell = row with { Outcome = AotOutcome.No, Reason = "it fell" };
        Assert.Equal("no: it fell", fell.Describe());
        Assert.Equal("no", AotTable.Create(FullRecord.Value.Aot! with { Rows = [fell] }).Rows[1][1]);
        Assert.Equal(
            "not tried: its generator is missing (X)",
            (row with { Outcome = AotOutcome.NotTried, Reason = "its generator is missing (X)" }).Describe());
    }

    [Fact]
    public void Damaged_rows_are_told()
    {
        AotRecord record = FullRecord.Value.Aot!;

        Assert.Null(record.FindFault());
        Assert.Contains("has no rows", (record with { Rows = [] }).FindFault());
        Assert.Contains("stands twice", (record with { Rows = [Ran, Ran] }).FindFault());
        Assert.All(
            [
                Ran with { StartMilliseconds = -1 },
                Ran with { Reason = "but it ran" },
                Ran with { Outcome = AotOutcome.No },
                Ran with { ReadNanoseconds = double.NaN },
                Ran with { Warnings = null! },
            ],
            row => Assert.Contains("impossible", (record with { Rows = [row] }).FindFault()));
    }
}
