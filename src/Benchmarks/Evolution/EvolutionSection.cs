using SerBench.Benchmarks.Pages;

namespace SerBench.Benchmarks.Evolution;

/// <summary>Who reads whose older and newer messages. Shown if the record has it.</summary>
internal sealed class EvolutionSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Evolution is { } evolution ? Write(evolution) : null;

    public static Section Write(EvolutionRecord evolution) => new("evolution", "Changing a type",
    [
        new Block.Paragraph($"Messages of {evolution.Type}, read by another version of the type. {EvolutionTable.Legend}"),
        .. EvolutionTable.PlacesOf(evolution).SelectMany(place => new Block[] { new Block.Heading(place.Heading), new Block.Table(place.Heading, EvolutionTable.Create(evolution, place.Place)) }),
        .. Listed("What the libraries promise", EvolutionTable.PromisesOf(evolution)),
        .. Listed("Not offered", EvolutionTable.RefusalsOf(evolution)),
    ]);

    private static IEnumerable<Block> Listed(string heading, IReadOnlyList<string> lines) =>
        lines.Count == 0 ? [] : [new Block.Heading(heading), new Block.Bullets(lines)];
}
