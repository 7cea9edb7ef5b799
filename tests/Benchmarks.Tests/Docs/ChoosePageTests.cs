using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Docs;

// The answers of docs/choose.md and docs/data-sets.md follow from the committed runs. SERBENCH_WRITE_REPORTS=1 writes them again.
public class ChoosePageTests
{
    private static readonly RunRecord Made = LinkModesTests.Make(
        ("peer/Small", 100, 1000), ("peer/Quick", 400, 250), ("peer/Quick:default", 400, 260), ("dense/compiled", 10, 10));

    [ReferenceRunFact]
    public void Every_answer_is_that_of_the_run()
    {
        RunRecord record = ReferenceRun.Record;
        Assert.All(Guide.All, guide => WrittenPart.AssertIs("docs/choose.md", guide.Name, guide.Write(record)));
    }

    [ReferenceRunFact]
    public void Every_answer_about_a_data_set_is_that_of_its_run() => WrittenPart.AssertIs(
        "docs/data-sets.md", "sets", Guide.WriteDataSets(RunRecordFile.Read(RunRecordFile.PathIn(ReferenceRun.DataSets))));

    // 300 bytes more for 1500 ns less, both ways: 400 MB/s for one of each.
    [Theory]
    [InlineData(100, 1, 1, "peer/Small")]
    [InlineData(10000, 1, 1, "peer/Quick")]
    public void A_fast_link_pays_for_bytes(int bandwidth, int writes, int reads, string best)
    {
        Judgement answer = Of(bandwidth, writes, reads).Ask(Made)!;

        Assert.Equal(best, answer.Best.Cell.Serializer);
        Assert.Equal(2, answer.Modes.Count);
    }

    [Fact]
    public void What_everybody_has_stands_once()
    {
        RunRecord record = LinkModesTests.Make(("peer/System.Text.Json", 100, 1000), ("peer/Quick", 400, 250));
        string[] lines = Of(100, 1, 1).Write(record).Split('\n');
        Assert.Single(lines, line => line.StartsWith("| System.Text.Json", StringComparison.Ordinal));
    }

    // A store is crossed when a message is written, too; a call crosses its link once.
    [Theory]
    [InlineData(true, (4 * 1000) + (4 * 1000))]
    [InlineData(false, (4 * 1000) + (3 * 1000))]
    public void What_crosses_the_link_costs(bool isStored, double cost) =>
        Assert.Equal(cost, (Of(100, writes: 1, reads: 3) with { IsStored = isStored }).Ask(Made)!.Total);

    // The same use costs the same wherever it is asked.
    [Fact]
    public void A_call_costs_what_the_answer_of_a_run_says()
    {
        Guide call = Of(Question.UsualLink, writes: 1, reads: 1) with { IsStored = false };

        Assert.Equal(new Judge(Made).Answers.Single().OverLink.Total, call.Ask(Made)!.Total);
    }

    // What a run measured outranks the traits and the card.
    [Fact]
    public void What_was_seen_to_misread_a_new_member_is_not_for_messages_that_live_long()
    {
        RunRecord record = Made with
        {
            Evolution = new EvolutionRecord(
                null,
                "T",
                [new("add-middle", "added")],
                [new("peer/Quick", true, [new("add-middle", "root", "wrong", "right")], null, null, null)]),
        };
        Assert.Equal(["Small"], (Of(10000, 1, 1) with { KeepsOld = true }).Ask(record)!.Modes.Select(mode => mode.ShortName));
    }

    // A service writes to pipes: their times count if the run has them for all that compete.
    [Theory]
    [InlineData("peer/Small", "peer/Small", "peer/Quick")]
    [InlineData("peer/Quick", "peer/Small")]
    public void The_way_of_a_use_counts(string best, params string[] served)
    {
        RunRecord record = Made with
        {
            Plan = [.. Made.Plan, .. served.Select(serializer => SampleRecords.Row(serializer, Operation.Pipe))],
            Timings =
            [
                .. Made.Timings,
                .. served.Select(serializer => SampleRecords.Timing(serializer, Operation.Pipe, serializer == "peer/Small" ? 10 : 5000)),
            ],
        };
        Guide guide = Of(10000, writes: 1, reads: 1) with { Way = Operation.Pipe };

        Assert.Equal(best, guide.Ask(record)!.Best.Cell.Serializer);
        Assert.Equal(served.Length == 2, guide.Write(record).Contains("| pipe ns |"));
    }

    // An open service takes no library that does not check its input, and what lives long takes none of one type only.
    [Theory]
    [InlineData("trusts-input", false, true)]
    [InlineData("same-type", true, false)]
    public void A_trait_rules_libraries_out(string trait, bool keepsOld, bool isOpen) => Assert.Null(
        (Of(100, 1, 1) with { KeepsOld = keepsOld, IsOpen = isOpen }).Ask(
            Made.WithSerializers(serializer => serializer with { Traits = [trait] })));

    private static Guide Of(int bandwidth, int writes, int reads) =>
        new("made", "person", "article", writes, reads, bandwidth, IsStored: true, KeepsOld: false, IsOpen: false);
}
