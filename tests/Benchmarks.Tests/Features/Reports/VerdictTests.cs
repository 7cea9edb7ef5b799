using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Serializers.Peers.GoogleProtobuf;
using SerBench.Serializers.Peers.NerdbankPeer;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// Transcripts show what the program answers: answer.txt, answer-safety.txt and worth.txt.
public class VerdictTests
{
    // Each line asks for its data alone; the sentence counts all data of the run, and says which were harmful.
    [Fact]
    public void A_risk_counts_over_all_data_of_the_run_and_tells_crashes_apart()
    {
        AttackScore car = new(GoogleProtobufCard.Main, "car", 100, 97, 0, 0, 0, 2, 0, 1, 0, 1, 1, 1);
        AttackScore complex = car with { Model = "complex", Rejected = 100, Crashes = 0, NotIdempotent = 0 };
        CellRecord cell = SampleRecords.Cell(GoogleProtobufCard.Main, 100);
        RunRecord record = SampleRecords.Quick with
        {
            Cells = [cell with { Model = "car" }, cell with { Model = "complex" }],
            Attack = new AttackRecord("attack.json", [car, complex]),
        };

        Assert.Equal("failed on 3 of 200 damaged messages, 2 crashes", SafetyTable.WarningsOf(GoogleProtobufCard.Main, record));
        Assert.Equal("", SafetyTable.WarningsOf(GoogleProtobufCard.Main, record with { Cells = record.Cells.Skip(1).ToArray() }));
    }

    // Who has the version that mends one may lack another.
    [Fact]
    public void Each_advisory_is_told_with_the_version_of_its_fix()
    {
        string said = SafetyTable.Advisories(LinkModesTests.Make((NerdbankCard.Main, 1000, 1000))
            .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer })).Single();

        Assert.All(
            new NerdbankCard().Advisories,
            advisory => Assert.Matches($@"{advisory.Id} \([^;]*\), fixed in {advisory.MendedIn}[;.]", said));
    }

    [Fact]
    public void A_smoke_run_answers_nowhere() => Assert.Equal(
        ["All that was timed ran; the figures of a smoke run mean nothing."],
        Verdict.CutsOf(new Judge(SampleRecords.Quick with { Profile = new ProfileRecord("smoke", 1, 100, 1) })).Values.Distinct());

    internal static RunRecord Repeat(int launches, RunRecord record) =>
        record.WithTimings(timing => timing with { Launches = [.. Enumerable.Repeat(timing.Launches[0], launches)] });
}
