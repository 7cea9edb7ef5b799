namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class EvolutionSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Evolution is { } evolution ? Write(evolution) : null;

    public static Section Write(EvolutionRecord evolution) => new("evolution", "Changing a type",
    [
        new Block.Paragraph(
            $"Messages of {evolution.Type}, read by another version of the type after {evolution.Changes.Count} changes of the type itself"
            + (evolution.Rows.Any(row => row.Cells.Any(cell => cell.Place != ChangePlaces.Root))
                ? ", of nested objects, items, keys and values, and of structs at each place" : "")
            + ". BACKWARD: the new version reads old messages right. FORWARD: the old version reads new ones right. "
            + "FULL: both. The command evolve shows each change."),
        new Block.Table("Compatible changes", EvolutionTable.Summarize(evolution)),
        .. Listed("What the libraries promise", EvolutionTable.PromisesOf(evolution)),
        .. Listed("Not offered", EvolutionTable.RefusalsOf(evolution)),
    ]);

    public static IEnumerable<Block> Listed(string heading, IReadOnlyList<string> lines) =>
        lines.Count == 0 ? [] : [new Block.Heading(heading), new Block.Bullets(lines)];
}
