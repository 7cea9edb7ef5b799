using SerBench.Benchmarks.Engine.Measure.Racing;

namespace SerBench.Benchmarks.Features.Reports.Links;

/// <summary>The modes of one model, scenario and shape whose encode and decode were both timed.</summary>
/// <param name="Modes">At least one mode; no floors.</param>
public sealed record LinkModes(string Model, string Scenario, CodecShape Shape, IReadOnlyList<LinkMode> Modes)
{
    /// <summary>The bandwidths of the published tree benchmark in MB/s, the slowest first.</summary>
    public static IReadOnlyList<int> Presets { get; } = [10, 100, 1000, 10000];

    /// <summary>The modes that compete on these data (<see cref="Links.Contest"/>), timed or not; empty for views.</summary>
    public IReadOnlyList<CellId> Contest { get; init; } = [];

    /// <summary>The competing modes without a time. A mode that failed stays without.</summary>
    public IReadOnlyList<CellId> Untimed { get; init; } = [];

    public RaceNoise Noise { get; init; } = RaceNoise.Of([]);

    public string Title => TimeTables.HeadingOf(Model, Scenario, Shape);

    public static IReadOnlyList<LinkModes> Of(RunRecord record, Figures figures)
    {
        ILookup<(string, string), CellId> contests = Links.Contest.Of(record);
        HashSet<CellId> failed = [.. record.Timings.Where(timing => timing.Failure is not null).Select(timing => timing.Row.Cell)];
        LinkMode[] all = [.. figures.TimedCells(record).Select(cell => Find(figures, cell)).OfType<LinkMode>()];
        var noise = RaceNoise.Of(all.GroupBy(mode => (mode.Cell.Model, mode.Cell.Scenario), mode => mode.Launches));
        return
        [
            .. from mode in all
               where !figures.IsFloor(mode.Cell.Serializer)
               group mode by (mode.Cell.Model, mode.Cell.Scenario, figures.CellOf(mode.Cell).Shape) into data
               where data.Key.Shape is not null
               let contest = data.Key.Shape == CodecShape.Object ? contests[(data.Key.Model, data.Key.Scenario)].ToArray() : []
               select new LinkModes(data.Key.Model, data.Key.Scenario, data.Key.Shape!.Value, [.. data])
               {
                   Contest = contest,
                   Untimed = [.. contest.Where(cell => !failed.Contains(cell)).Except(data.Select(mode => mode.Cell))],
                   Noise = noise,
               },
        ];
    }

    private static LinkMode? Find(Figures figures, CellId cell) =>
        figures.Find(cell, Operation.Encode) is { } encode && figures.Find(cell, Operation.Decode) is { } decode && figures.CellOf(cell).Size is { } size
            ? new LinkMode(
                cell, SerializerNames.WithTitle(figures.SerializerOf(cell.Serializer)) + figures.CellOf(cell).MarkOfFolds,
                RowClasses.Of(figures.SerializerOf(cell.Serializer)), size, encode, decode)
            {
                MarkOfFolds = figures.CellOf(cell).MarkOfFolds,
            }
            : null;
}

/// <summary>A mode whose encode and decode were both timed, and the cost of its messages over a link.</summary>
public sealed record LinkMode(CellId Cell, string Name, RowClass Class, SizeRange Size, Figure Encode, Figure Decode)
{
    // The nanoseconds of one byte over a link of 1 MB/s.
    private const double NanosecondsPerByte = 1000;

    private readonly double[] _encode = MediansOf(Encode);
    private readonly double[] _decode = MediansOf(Decode);

    /// <summary>The mark of a mode that does not distinguish null from empty in its data; empty for others.</summary>
    public string MarkOfFolds { get; init; } = "";

    /// <summary>The id without the kind of serializer: the library's name and the way to use it.</summary>
    public string ShortName => SerializerNames.ShortOf(Cell.Serializer);

    /// <summary>Nanoseconds of one encode and one decode: the mean of all launches.</summary>
    public double Code => CodeOf(new());

    /// <summary>Nanoseconds of one encode and one decode in each launch.</summary>
    public IReadOnlyList<double> Launches => LaunchesOf(new());

    /// <summary>The code time as a multiple of the floor's time; null if the floor was not timed.</summary>
    public double? TimesFloor => Code / (Encode.Floor?.Median + Decode.Floor?.Median);

    /// <summary>Nanoseconds of transfer for one written message: its bytes once per read.</summary>
    public double TransferOf(Question question) => question.Reads * Size.Mean * NanosecondsPerByte / question.Link;

    /// <summary>Nanoseconds of code for one written message: one encode, and all its reads.</summary>
    public double CodeOf(Question question) => Contestant.MeanOf(LaunchesOf(question));

    public IReadOnlyList<double> LaunchesOf(Question question) =>
        [.. _encode.Zip(_decode, (encode, decode) => encode + (question.Reads * decode))];

    public double TotalOf(Question question) => CodeOf(question) + TransferOf(question);

    private static double[] MediansOf(Figure figure) =>
        [.. figure.Timing.Launches.Where(launch => launch.Count > 0).Select(launch => Statistics.Of(launch).Median)];
}

internal static class LinkName
{
    private const int Kilo = 1000;
    private const int BitsPerByte = 8;

    /// <param name="bandwidth">In MB/s. Bandwidths of the published benchmark are named in bytes, others in bits.</param>
    public static string Speed(double bandwidth) => LinkModes.Presets.Any(preset => preset == bandwidth)
        ? bandwidth < Kilo ? $"{bandwidth} MB/s" : $"{bandwidth / Kilo} GB/s"
        : bandwidth * BitsPerByte < Kilo ? $"{bandwidth * BitsPerByte:0.###} Mbit/s" : $"{bandwidth * BitsPerByte / Kilo:0.###} Gbit/s";

    public static string Full(int bandwidth) => $"{Speed(bandwidth)} ({Publication.NetworkOf(bandwidth)})";
}
