using SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Features.Load;

// Real processes under load; the result goes to a file, and from there to the reports.
public sealed class LoadTests : WithFolder
{
    [LongFact]
    public void Libraries_are_measured_on_threads_and_at_a_rate_and_shown_in_a_report()
    {
        (string load, string record) = (_folder.File("load.json"), _folder.File("run.json"));
        RunRecordFile.Write(record, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of(
            "load", "--serializer", "dense/generated,peer/System.Text.Json", "--threads", "1,2", "--gc", "workstation", "--rounds", "1",
            "--save", load);
        ProgramRun report = ProgramRun.Of("report", record, "--load", load);

        SkipIfBusy(run);
        Assert.Equal(("", ExitCode.Done), (run.Error, run.ExitCode));
        Assert.Equal(ExitCode.Done, report.ExitCode);
        LoadRecord read = RunRecordFile.Read(record).Load!;
        Assert.All(read.Rows, row => Assert.Equal(("person", "varied", "workstation"), (row.Model, row.Scenario, row.Collector)));
        Assert.Equal([1, 2], read.Rows.Select(row => row.Threads).Distinct());
        Assert.Contains("Threads, person / varied, workstation collector", WrittenReports.Html(RunRecordFile.Read(record)));
        Assert.Contains("## Under load", WrittenReports.Markdown(RunRecordFile.Read(record)));
    }

    [LongFact]
    public void A_library_that_allocates_is_seen()
    {
        string plugin = WildPlugin.Write(_folder, "wild/greedy", decode: "GC.KeepAlive(new byte[100_000]);");

        ProgramRun run = Load(plugin, "wild/greedy", "--rate", "1000/s");

        LoadRow row = Assert.Single(RowsOf(run));
        Assert.InRange(row.Allocated, 100_000, 200_000);
        Assert.Equal((1000, 1), (row.Rate, row.Threads));
    }

    // Two threads take turns of a millisecond, and a thread that stalls delays the message by as much: on any machine.
    [LongFact]
    public void A_library_that_locks_and_stalls_is_seen()
    {
        string plugin = WildPlugin.Write(
            _folder, "wild/locks", decode: "lock (typeof(string)) { Thread.Sleep(Random.Shared.Next(50) == 0 ? 10 : 1); }");

        ProgramRun run = Load(plugin, "wild/locks", "--threads", "1,2");

        LoadRow[] rows = RowsOf(run);
        Assert.Equal([1, 2], rows.Select(row => row.Threads));
        Assert.True(rows[1].Cost >= 2e6, $"{rows[1].Cost} ns");
        Assert.All(rows, row => Assert.True(row.Latencies.Longest >= 1e7, $"{row.Latencies.Longest} ns"));
    }

    // The times at which messages are due are kept by the meter.
    [LongFact]
    public void A_rate_leaves_no_memory_of_its_own()
    {
        ProgramRun run = ProgramRun.Of(
            "load", "--serializer", "dense/compiled", "--model", "simple", "--gc", "workstation", "--rounds", "1", "--rate", "300000/s",
            "--json");

        Assert.InRange(Assert.Single(RowsOf(run)).Retained, 0, 1_000_000);
    }

    [LongFact]
    public void A_library_that_fails_under_load_is_named()
    {
        // The first values are those of the check, and of the warm-up on one thread.
        const string Fault = "if (Thread.CurrentThread.Name == \"load 2\") { throw new InvalidOperationException(); }";
        string plugin = WildPlugin.Write(_folder, "wild/fails", decode: Fault);

        ProgramRun run = Load(plugin, "wild/fails");

        Assert.Equal(ExitCode.Failed, run.ExitCode);
        Assert.Contains("wild/fails simple/varied was not measured: threads: 2: ", run.Error);
        Assert.Contains("Nothing was measured.", run.Error);
    }

    [Theory]
    [InlineData("0", "the processors here, not 0.")]
    [InlineData("1,two", "the processors here, not two.")]
    public void Threads_are_at_most_the_processors(string threads, string words) =>
        Assert.Contains(words, ProgramRun.Of("load", "--threads", threads).Refusal);

    private static void SkipIfBusy(ProgramRun run) =>
        Assert.SkipWhen(run.Error.Contains("less busy", StringComparison.Ordinal), "The machine was too busy for a warm-up.");

    private static LoadRow[] RowsOf(ProgramRun run)
    {
        SkipIfBusy(run);
        return JsonSerializer.Deserialize<LoadRow[]>(run.Json().GetProperty("rows"), JsonSerializerOptions.Web)!;
    }

    private static ProgramRun Load(string plugin, string serializer, params string[] more) => ProgramRun.Of(
    [
        "load", "--plugin", plugin, "--serializer", serializer, "--model", "simple", "--gc", "workstation", "--rounds", "1",
        "--json", .. more,
    ]);
}
