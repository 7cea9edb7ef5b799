using SerBench.Benchmarks.Features.Runs;
using SerBench.Benchmarks.Tests.Features.Attacks;
using SerBench.Published.IgniteArticle;

namespace SerBench.Benchmarks.Tests.Commands;

public sealed class RunCommandTests : WithFolder
{
    private static readonly string[] Good = ["--model", "person", "--serializer", "double/good"];

    private readonly FakeTimer _timer = new();

    [Fact]
    public void Facts_come_first_then_times_then_what_they_say()
    {
        ProgramRun run = Run("--model", "person", "--format", "ignite-raw");

        int[] places =
        [
            .. new[]
            {
                "Mean sizes in bytes", "Cells: ", "Timing: ", "[1] ", "x floor", "ANSWER", "Report: ",
            }
                .Select(part => run.Output.IndexOf(part, StringComparison.Ordinal)),
        ];
        Assert.DoesNotContain(-1, places);
        Assert.Equal(places.Order(), places);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void Libraries_are_launched_until_their_order_is_decided_and_the_rest_once()
    {
        string[] libraries = ["peer/MemoryPack", "peer/MessagePack", "peer/System.Text.Json"];

        Run("--model", "person", "--serializer", string.Join(',', [.. libraries, "peer/MemoryPack:utf16", "dense/generated"]));

        string[] launches = [.. TimedLaunch.Of(_timer.Timed).Select(launch => launch.First.Cell.Serializer)];
        Assert.Equal(["dense/generated", "peer/MemoryPack", "peer/MessagePack"], launches.Take(3).Order(StringComparer.Ordinal));
        Assert.Equal(["floor/object", "peer/System.Text.Json"], launches[3..5].Order(StringComparer.Ordinal));
        Assert.Equal("peer/MemoryPack:utf16", launches[^1]);

        // The noise is measured before a row leaves; then the open rows go on.
        Assert.True(launches.Count(id => id == libraries[1]) > launches.Count(id => id == libraries[2]));
        Assert.NotNull(Read().RaceSeed);
        Assert.Matches(@"\| person / article .*\d \|", _folder.ReadText("report.md"));
    }

    // Of 80 columns, after the progress, also on a machine that has changed its speed.
    [LongFact]
    public void A_default_run_ends_with_a_screen_that_has_the_answer()
    {
        RunAndChange(record => record with { ClosingLoopNanoseconds = 2 * record.Environment.LoopNanoseconds }, []);

        string[] lines = Resume(_timer).Output.TrimEnd().Split('\n');

        string[] end = lines[Array.IndexOf(lines, "Nothing is left to time.")..];
        Assert.InRange(end.Sum(line => 1 + (Math.Max(0, line.Length - 1) / 80)), 20, 40);
        Assert.Contains(end, line => line.StartsWith("! The machine changed its speed", StringComparison.Ordinal));
        Assert.Contains(end, line => line.StartsWith("ANSWER", StringComparison.Ordinal));
        Assert.StartsWith("Report: ", end[^1]);
    }

    [Fact]
    public void Scores_of_an_attack_go_into_the_record()
    {
        _folder.Write("attack.json", JsonText.Of(new[] { Scores.Of("double/good", "person"), Scores.Of("peer/Wild", "person") }));

        ProgramRun.With(_timer, [.. Good, "--attack", _folder.Path, "--out", _folder.File("run")]);

        Assert.Equal("double/good", Assert.Single(_folder.ReadRun("run/run.json").Attack!.Scores).Serializer);
    }

    [Theory]
    [InlineData("--model person --format ignite")]
    [InlineData("driver")]
    [InlineData("scaling --serializer dense/compiled")]
    public void A_debug_build_is_refused_before_anything_is_done(string command)
    {
        ProgramRun run = ProgramRun.With(_timer, canMeasure: false, command.Split(' '));

        Assert.Equal("This is a Debug build, which cannot measure times: start it with -c Release.", run.Refusal);
        Assert.Equal("", run.Output);
        Assert.Empty(_timer.Timed);
    }

    [Fact]
    public void Everything_is_kept_in_the_folder()
    {
        Run("--model", "person", "--format", "ignite-raw");

        RunRecord record = Read();
        Assert.Equal(RunState.Completed, record.State);
        Assert.Equal("quick", record.Profile.Name);
        Assert.Equal($"--model person --format ignite-raw --out {_folder.Path}", record.CommandLine);
        Assert.Equal(record.Plan.Count, record.Timings.Count);
        Assert.Empty(record.FirstCalls);
        Assert.True(File.Exists(_folder.File("report.md")));
        Assert.True(File.Exists(_folder.File("report.csv")));
    }

    [Fact]
    public void The_floor_is_timed_before_and_after_what_was_asked_for()
    {
        Run("--serializer", "ignite-raw/compiled", "--model", "person", "--op", "encode");

        Assert.Equal(["floor/object", "ignite-raw/compiled", "floor/object"], _timer.Timed.Select(row => row.Cell.Serializer));
    }

    [Fact]
    public void Operations_are_those_asked_for()
    {
        Run("--serializer", "ignite-raw/compiled", "--model", "person", "--op", "encode-fresh,round-trip");

        Assert.Equal([Operation.EncodeFresh, Operation.RoundTrip], _timer.Timed.Select(row => row.Operation).Distinct().Order());
    }

    [Fact]
    public void Options_of_BenchmarkDotNet_are_passed_on_bare_or_after_the_hyphens()
    {
        ProgramRun.With(_timer, ["--job", "short", "--out", _folder.Path, .. Good, "--", "--exceptions"]);

        Assert.Equal(["--job", "short", "--exceptions"], _timer.LastPlan!.Arguments);
    }

    [Fact]
    public void A_filter_of_BenchmarkDotNet_that_leaves_nothing_is_a_mistake() => Assert.Equal(
        "The filter of BenchmarkDotNet leaves no row to time.",
        ProgramRun.With(new FakeTimer { FiltersAll = true }, [.. Good, "--filter", "*x*"]).Refusal);

    [Fact]
    public void Full_goes_through_all_rows_three_times()
    {
        Run([.. Good, "--full", "--op", "decode"]);

        Assert.Equal(9, _timer.Timed.Count);
        Assert.All(Read().Timings, timing => Assert.Equal(timing.Row.Serializer == "floor/object" ? 6 : 3, timing.Launches.Count));
    }

    [Fact]
    public void A_spent_budget_ends_the_run_in_order()
    {
        RunAndChange(record => record with { Timings = [] }, Good);

        ProgramRun run = Resume(new FakeTimer { Patience = 0 }, "--budget", "1s");

        Assert.Equal(RunState.BudgetSpent, Read().State);
        Assert.Contains("! Incomplete: 0 of 4 planned rows timed. To time the rest: run --resume --out ", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void A_budget_that_is_spent_after_the_last_row_leaves_a_complete_run()
    {
        Run(Good);
        RunRecord record = Read();

        Assert.Equal(RunState.Completed, record.StateAfter(RunState.BudgetSpent));
        Assert.Equal(RunState.BudgetSpent, (record with { Timings = [] }).StateAfter(RunState.BudgetSpent));
        Assert.Equal(RunState.Stopped, record.StateAfter(RunState.Stopped));
    }

    [Fact]
    public void A_row_that_lacks_a_launch_is_missing()
    {
        RunAndChange(
            record => record.WithTimings(timing => timing with { Launches = [timing.Launches[0]] }), [.. Good, "--full", "--op", "decode"]);

        ProgramRun run = Resume(new FakeTimer { Patience = 0 }, "--budget", "1s");

        Assert.Contains("! Incomplete: 2 of 2 planned rows timed. To time the rest: run --resume --out ", run.Output);
    }

    [Fact]
    public void Resume_measures_what_is_missing_or_failed_and_nothing_else()
    {
        ProgramRun.With(new FakeTimer { Failing = "double/good" }, [.. Good, "--out", _folder.Path]);

        ProgramRun run = Resume(_timer);

        Assert.Equal(["double/good", "double/good"], _timer.Timed.Select(row => row.Cell.Serializer));
        Assert.All(Read().Timings, timing => Assert.Null(timing.Failure));
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void Rows_that_a_budget_left_out_stay_out_of_a_resumed_run()
    {
        RunRecord record = RunAndChange(
            record => record with
            {
                Plan = [.. record.Plan.SkipLast(1)],
                LeftOut = [record.Plan[^1]],
                Timings = [.. record.Timings.Where(timing => timing.Row != record.Plan[^1])],
            },
            Good);
        var timer = new FakeTimer();

        Resume(timer, "--budget", "1h");

        Assert.Empty(timer.Timed);
        Assert.Equal(record.LeftOut, Read().LeftOut);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Resuming_on_another_machine_is_refused(bool isOtherProcessor)
    {
        EnvironmentStamp Other(EnvironmentStamp here) =>
            isOtherProcessor ? here with { Processor = "Another" } : here with { Cores = here.Cores + 1 };
        RunAndChange(record => record with { Environment = Other(record.Environment) }, Good);
        var timer = new FakeTimer();

        Assert.StartsWith("That run was made on another machine (", Resume(timer).Refusal);
        Assert.Empty(timer.Timed);
    }

    [Fact]
    public void The_article_is_measured_in_its_own_way()
    {
        Run("--op", "article");

        Assert.All(_timer.Timed, row => Assert.Equal(Operation.Article, row.Operation));
        Assert.Equal(ArticlePublication.Instance.Profile, _timer.LastPlan!.Profile);
        Assert.DoesNotContain(_timer.Timed, row => row.Cell.Serializer.StartsWith("floor/", StringComparison.Ordinal));
    }

    private ProgramRun Run(params string[] arguments) => ProgramRun.With(_timer, [.. arguments, "--out", _folder.Path]);

    private ProgramRun Resume(FakeTimer timer, params string[] arguments) =>
        ProgramRun.With(timer, ["--resume", .. arguments, "--out", _folder.Path]);

    // Runs, and puts another record into the folder.
    private RunRecord RunAndChange(Func<RunRecord, RunRecord> change, string[] arguments)
    {
        Run(arguments);
        RunRecord changed = change(Read());
        _folder.Write(RunRecordFile.Name, changed);
        return changed;
    }

    private RunRecord Read() => _folder.ReadRun();
}
