using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Tests.Features.Reports;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Peers.GoogleProtobuf;
using SerBench.Serializers.Peers.MemoryPackPeer;

namespace SerBench.Benchmarks.Tests.Engine.Judging;

// The line of types that change, as answer-safety.txt shows it: what was measured decides who competes.
public sealed class EvolvingTests
{
    private static readonly string[] Usual = ["add-end", "add-middle", "remove", "reorder"];

    private static readonly RunRecord Made = VerdictTests.Repeat(8, LinkModesTests
        .Make((MemoryPackCard.Main, 100, 1000), (MemoryPackCard.Tolerant, 118, 1310), (GoogleProtobufCard.Main, 110, 2000))
        .WithSerializers(serializer => serializer with { Family = SerializerFamily.Peer }));

    internal static RunRecord WithTolerant =>
        Made with { Evolution = Of((MemoryPackCard.Tolerant, Usual), (GoogleProtobufCard.Main, Usual)) };

    [Fact]
    public void The_cheapest_way_has_its_calls()
    {
        ReportFile use = Assert.Single(UseFile.AllOf(new Judge(WithTolerant)), file => file.Name == "use/MemoryPack-tolerant");
        Assert.Contains("never used again", use.Text);
        Assert.Contains("class UsePerson", use.Text);
    }

    // A way that does not cover all of the type is no answer for types that change, and the report says so.
    [Fact]
    public void Structs_that_are_copied_raw_do_not_evolve()
    {
        RunRecord rigid = WithTolerant with
        {
            Cells = [.. Made.Cells.Select(cell => cell.Serializer == MemoryPackCard.Tolerant ? cell with { Rigid = "FuelFigure" } : cell)],
        };
        Assert.Contains("MemoryPack:tolerant", AnswerTable.Evolving(new Judge(WithTolerant)));
        Assert.Contains("Google.Protobuf", AnswerTable.Evolving(new Judge(rigid)));
        Assert.DoesNotContain("MemoryPack", AnswerTable.Evolving(new Judge(rigid)));
        Assert.False(Qualities.Has(Question.Evolving, rigid.Cells.First(cell => cell.Rigid is not null).Id, rigid));
        Assert.Contains(
            AnswerTable.Warnings(new Judge(rigid)),
            text => text.StartsWith("MemoryPack:tolerant is not evolving on ", StringComparison.Ordinal)
                && text.EndsWith(": it copies FuelFigure raw, so other versions misread them.", StringComparison.Ordinal));
        if (Catalog.BuiltIn.Find(MemoryPackCard.Tolerant) is { } way)
        {
            var car = new CarModel();
            var person = new PersonModel();
            Assert.Equal(
                ("Acceleration, FuelFigure", null),
                (Verification.Check(new Cell(way, car, car.Scenarios[0])).Rigid,
                    Verification.Check(new Cell(way, person, person.Scenarios[0])).Rigid));
        }
    }

    // The single member of a type cannot be moved, so nobody is said to fail at it.
    [Fact]
    public void What_a_type_cannot_do_is_not_concluded()
    {
        Assert.Contains(
            "Members of the type itself may be added, removed and moved with: peer/Google.Protobuf, numbers pinned.",
            EvolutionTable.Conclude(Of((GoogleProtobufCard.Main, Usual))));
        Assert.DoesNotContain(
            EvolutionTable.Conclude(Of((GoogleProtobufCard.Main, Usual[..3]))), sentence => sentence.StartsWith("Members of the type"));
    }

    // A main row says nothing of a way that reads in another way, and a change that nobody tried is not measured.
    [Fact]
    public void What_was_not_measured_is_not_said()
    {
        RunRecord main = Made with { Evolution = Of((MemoryPackCard.Main, Usual), (GoogleProtobufCard.Main, Usual[..3])) };

        Assert.Null(AnswerTable.Evolving(new Judge(Made)));
        Assert.Equal(true, Qualities.IsEvolving(MemoryPackCard.Main, main));
        Assert.Null(Qualities.IsEvolving(MemoryPackCard.Tolerant, main));
        Assert.Null(Qualities.IsEvolving(GoogleProtobufCard.Main, main));
        Assert.Equal(false, Qualities.IsEvolving(MemoryPackCard.Tolerant, Made with { Evolution = Of((MemoryPackCard.Tolerant, [])) }));
    }

    // All usual changes; those that are not right are refused.
    private static EvolutionRecord Of(params (PeerId Serializer, string[] Right)[] rows) => new(
        null,
        "T",
        [.. Usual.Select(change => new EvolutionChange(change, change))],
        [
            .. rows.Select(row => new EvolutionRow(
                row.Serializer,
                true,
                [
                    .. Usual.Where(change => row.Right.Contains(change) || row.Right.Length == 0).Select(change => new EvolutionCell(
                        change, "root", "right", row.Right.Length == 0 ? "refused" : "right")),
                ],
                null,
                null,
                null)),
        ]);
}
