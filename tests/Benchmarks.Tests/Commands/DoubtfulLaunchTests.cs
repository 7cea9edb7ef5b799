using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>The launches between floors that disagree.</summary>
public sealed class DoubtfulLaunchTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Launches_between_floors_that_disagree_are_repeated_and_both_are_kept()
    {
        // Person is disturbed from its second launch to its last one.
        var timer = new DisturbedTimer(disturbed: 1);
        (RunRecord record, ProgramRun run) = Measure(timer);

        DoubtRecord doubt = Assert.Single(record.Doubts!);
        Assert.Equal(("person", 0, true), (doubt.Model, doubt.Round, doubt.IsRepeated));
        Assert.Contains("they were repeated, and the record keeps both.", run.Output);
        TimingRecord row = record.Timings.First(timing => timing.Row.Serializer == "ignite-raw/compiled");
        Assert.Equal(100, row.Launches.Single()[0]);
        Assert.Equal(300, row.Doubtful!.Single()[0]);
        Assert.Contains("so the launches between them are in doubt", File.ReadAllText(_folder.File("run/report.md")));
    }

    [Fact]
    public void Launches_whose_repetition_was_cut_off_stay()
    {
        (RunRecord record, ProgramRun run) = Measure(new DisturbedTimer(disturbed: 1) { IsCut = true });

        Assert.False(Assert.Single(record.Doubts!).IsRepeated);
        Assert.Contains("they could not be repeated within the time.", run.Output);
        Assert.All(record.Timings, timing => Assert.Null(timing.Doubtful));
        Assert.Equal(300, record.Timings.First(timing => timing.Row.Serializer == "ignite-raw/compiled").Launches.Single()[0]);
    }

    [Fact]
    public void Floors_that_agree_raise_no_doubt() => Assert.Null(Measure(new DisturbedTimer(disturbed: 0)).Record.Doubts);

    private (RunRecord Record, ProgramRun Run) Measure(DisturbedTimer timer)
    {
        ProgramRun run = ProgramRun.With(timer, ["--model", "person", "--serializer", "ignite-raw/compiled", "--op", "encode", "--out", _folder.File("run")]);
        Assert.Equal(0, run.ExitCode);
        return (RunRecordFile.Read(_folder.File("run/run.json")), run);
    }

    /// <summary>All launches but the first take three times as long, in the first passes.</summary>
    private sealed class DisturbedTimer(int disturbed) : IRowTimer
    {
        private int _passes;

        /// <summary>Whether the time is up before anything is repeated.</summary>
        public bool IsCut { get; init; }

        public IReadOnlyList<TimedRow> Filter(IReadOnlyList<TimedRow> rows, TimingPlan plan) => rows;

        public void Measure(IReadOnlyList<TimedRow> rows, TimingPlan plan, Action<IReadOnlyList<TimingRecord>> done, CancellationToken stop)
        {
            bool isDisturbed = _passes++ < disturbed;
            if (IsCut && !isDisturbed)
            {
                return;
            }

            int launch = 0;
            foreach (TimedLaunch next in TimedLaunch.Of(rows))
            {
                double time = isDisturbed && launch++ > 0 ? 300 : 100;
                done([.. next.Rows.Select(row => new TimingRecord(row.Record, row.Batch, [[.. Enumerable.Repeat(time, 8)]], 8, null))]);
            }
        }
    }
}
