using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// What cards say of a changed type is what evolve measured in the reference run.
public class CardChangesTests
{
    private static readonly string[] Growing = ["add-end", "add-middle"];

    [ReferenceRunFact]
    public void They_say_what_was_measured()
    {
        EvolutionRow[] measured = [.. ReferenceRun.Record.Evolution!.Rows
            .Where(row => row.Cells.Count > 0 && PeerId.Parse(row.Serializer) is { Ending: "" })];

        Assert.InRange(measured.Length, 8, int.MaxValue);
        Assert.All(measured, row =>
        {
            LibraryCard card = LibraryCard.Find(row.Serializer)!;
            EvolutionCell[] growing = [.. row.Cells.Where(cell => cell.Place == "root" && Growing.Contains(cell.Change))];
            bool isFull = growing.All(cell => cell.Compatibility == EvolutionCell.Full);
            EvolutionCell removed = row.Cells.Single(cell => cell is { Place: "root", Change: "remove" });
            bool surprises = !isFull || removed.Forward == EvolutionCell.Refused || removed.IsMisread;

            Assert.Equal((card.Name, isFull, surprises), (card.Name, card.SurvivesChanges, card.ChangeTrap is not null));
        });
    }
}
