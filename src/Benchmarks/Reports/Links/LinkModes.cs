using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Links;

/// <summary>The modes of one model, scenario and shape that were timed both ways.</summary>
/// <param name="Modes">At least one; no floors.</param>
public sealed record LinkModes(string Model, string Scenario, CodecShape Shape, IReadOnlyList<LinkMode> Modes)
{
    /// <summary>In MB/s, from slow links to fast ones: those of the published tree benchmark.</summary>
    public static IReadOnlyList<int> Presets { get; } = [10, 100, 1000, 10000];

    public string Title => TimeTables.HeadingOf(Model, Scenario, Shape);

    public static IReadOnlyList<LinkModes> Of(RunRecord record, Figures figures) =>
    [
        .. from cell in figures.TimedCells(record)
           let mode = Find(figures, cell)
           where mode is not null
           group mode by (cell.Model, cell.Scenario, figures.CellOf(cell).Shape) into data
           where data.Key.Shape is not null && data.Any(mode => !figures.IsFloor(mode.Cell.Serializer))
           select new LinkModes(
               data.Key.Model,
               data.Key.Scenario,
               data.Key.Shape!.Value,
               [.. data.Where(mode => !figures.IsFloor(mode.Cell.Serializer))]),
    ];

    /// <summary>The mode with the fewest bytes; of several, the fastest.</summary>
    public LinkMode Smallest => Modes.OrderBy(mode => mode.Size.Mean).ThenBy(mode => mode.Code).First();

    /// <summary>The mode with the fastest code.</summary>
    public LinkMode Fastest => Modes.MinBy(mode => mode.Code)!;

    public LinkMode BestAt(double bandwidth) => Modes.MinBy(mode => mode.TotalAt(bandwidth))!;

    /// <summary>Where the best mode changes, from slow links to fast ones: from each bandwidth on, its mode is the best.</summary>
    public IEnumerable<(double Bandwidth, LinkMode Mode)> Changes()
    {
        LinkMode current = Smallest;
        while (Next(current) is { } next)
        {
            yield return next;
            current = next.Mode;
        }
    }

    /// <summary>How many others cannot be told from the best.</summary>
    public int CountAsGoodAt(double bandwidth)
    {
        LinkMode best = BestAt(bandwidth);
        return Modes.Count(mode => mode != best && mode.IsAsGoodAs(best, bandwidth));
    }

    private (double Bandwidth, LinkMode Mode)? Next(LinkMode current) => Modes
        .Select(mode => (Bandwidth: mode.OvertakesAt(current), Mode: mode))
        .Where(change => change.Bandwidth is not null)
        .OrderBy(change => change.Bandwidth)
        .ThenBy(change => change.Mode.Code)
        .Select(change => ((double, LinkMode)?)(change.Bandwidth!.Value, change.Mode))
        .FirstOrDefault();

    private static LinkMode? Find(Figures figures, CellId cell) =>
        figures.Find(cell, Operation.Encode) is { } encode && figures.Find(cell, Operation.Decode) is { } decode && figures.CellOf(cell).Size is { } size
            ? new LinkMode(cell, SerializerNames.WithTitle(figures.SerializerOf(cell.Serializer)), size, encode, decode)
            : null;
}
