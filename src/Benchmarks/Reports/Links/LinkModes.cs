using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Reports.Links;

/// <summary>The modes of one model, scenario and shape whose encode and decode were both timed.</summary>
/// <param name="Modes">At least one mode; no floors.</param>
public sealed record LinkModes(string Model, string Scenario, CodecShape Shape, IReadOnlyList<LinkMode> Modes)
{
    /// <summary>The bandwidths of the published tree benchmark in MB/s, from slow links to fast ones.</summary>
    public static IReadOnlyList<int> Presets { get; } = [10, 100, 1000, 10000];

    /// <summary>The link of a verdict: most machines in a data centre have at least 1 Gbit/s.</summary>
    public const int Usual = 125;

    /// <summary>The libraries that the run was to time on these data.</summary>
    public int WantedLibraries { get; init; }

    /// <summary>The libraries of which a way was timed.</summary>
    public int TimedLibraries => Modes.Where(mode => mode.Class == RowClass.Library).Select(mode => SerializerNames.LibraryOf(mode.Cell.Serializer)).Distinct().Count();

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
               [.. data.Where(mode => !figures.IsFloor(mode.Cell.Serializer))]) { WantedLibraries = CountWanted(record, figures, data.Key) },
    ];

    private static int CountWanted(RunRecord record, Figures figures, (string Model, string Scenario, CodecShape? Shape) data) => record.Plan.Concat(record.LeftOut)
        .Select(row => row.Cell)
        .Where(cell => (cell.Model, cell.Scenario) == (data.Model, data.Scenario)
            && figures.CellOf(cell).Shape == data.Shape
            && RowClasses.Of(figures.SerializerOf(cell.Serializer)) == RowClass.Library)
        .Select(cell => SerializerNames.LibraryOf(cell.Serializer))
        .Distinct()
        .Count();

    private static LinkMode? Find(Figures figures, CellId cell) =>
        figures.Find(cell, Operation.Encode) is { } encode && figures.Find(cell, Operation.Decode) is { } decode && figures.CellOf(cell).Size is { } size
            ? new LinkMode(cell, SerializerNames.WithTitle(figures.SerializerOf(cell.Serializer)), RowClasses.Of(figures.SerializerOf(cell.Serializer)), size, encode, decode)
            : null;
}

/// <summary>A mode whose encode and decode were both timed, and the cost of its messages over a link.</summary>
/// <param name="Name">The name in tables.</param>
public sealed record LinkMode(CellId Cell, string Name, RowClass Class, SizeRange Size, Figure Encode, Figure Decode)
{
    // The nanoseconds of one byte over a link of 1 MB/s.
    private const double NanosecondsPerByte = 1000;

    /// <summary>The id without its kind: the name of a library and of the way to use it.</summary>
    public string ShortName => Class == RowClass.Library ? Cell.Serializer[(Cell.Serializer.IndexOf('/') + 1)..] : Cell.Serializer;

    /// <summary>Nanoseconds of encoding and decoding.</summary>
    public double Code => Encode.Statistics.Median + Decode.Statistics.Median;

    /// <summary>The code time as a multiple of the floor's time; null if the floor was not timed.</summary>
    public double? TimesFloor => Code / (Encode.Floor?.Median + Decode.Floor?.Median);

    /// <summary>Nanoseconds for the bytes of a message.</summary>
    /// <param name="bandwidth">In MB/s, of a million bytes each.</param>
    public double TransferAt(double bandwidth) => Size.Mean * NanosecondsPerByte / bandwidth;

    public double TotalAt(double bandwidth) => Code + TransferAt(bandwidth);

    /// <summary>True if the intervals of both modes' code overlap.</summary>
    public bool IsAsFastAs(LinkMode best) => IsAsGoodAs(best, double.PositiveInfinity);

    /// <summary>True if the totals over a link cannot be told apart: the uncertainty of the code may outweigh the bytes.</summary>
    public bool IsAsGoodAs(LinkMode best, double bandwidth) =>
        this == best || Low is null || best.High is null || Low + TransferAt(bandwidth) <= best.High + best.TransferAt(bandwidth);

    /// <summary>Lower end of the interval of the code; null with too few samples.</summary>
    public double? Low => Encode.Statistics.Low + Decode.Statistics.Low;

    public double? High => Encode.Statistics.High + Decode.Statistics.High;
}

/// <summary>The names of links for people.</summary>
internal static class LinkName
{
    private const int MegabytesPerGigabyte = 1000;

    /// <param name="bandwidth">In MB/s.</param>
    public static string Speed(int bandwidth) => bandwidth == LinkModes.Usual ? "1 Gbit/s"
        : bandwidth % MegabytesPerGigabyte == 0 ? string.Create(CultureInfo.InvariantCulture, $"{bandwidth / MegabytesPerGigabyte} GB/s")
        : string.Create(CultureInfo.InvariantCulture, $"{bandwidth} MB/s");

    /// <summary>The speed, and the kind of network that has it.</summary>
    public static string Full(int bandwidth) => $"{Speed(bandwidth)} ({PublishedTreeText.Meaning(bandwidth)})";
}
