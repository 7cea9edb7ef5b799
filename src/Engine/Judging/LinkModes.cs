namespace SerBench.Engine.Judging;

public sealed record LinkModes(string Model, string Scenario, CodecShape Shape, IReadOnlyList<LinkMode> Modes)
{
    public static IReadOnlyList<int> Presets { get; } = [10, 100, 1000, 10000];

    // The modes that compete (see Contest.Of), timed or not. Modes that read in place do not compete.
    public IReadOnlyList<CellId> Rivals { get; init; } = [];

    public IReadOnlyList<CellId> Ways { get; init; } = [];

    public IReadOnlyList<CellId> Untimed { get; init; } = [];

    public RaceNoise Noise { get; init; } = RaceNoise.Of([]);

    public (string Model, string Scenario, CodecShape? Shape) Key => (Model, Scenario, Shape);

    public string Title => TitleOf(Model, Scenario, Shape);

    public LinkMode? Ours => ModeLine.Ours.Serializers.SelectMany(id => Modes.Where(mode => mode.Cell.Serializer == id)).FirstOrDefault();

    public static string TitleOf(string model, string scenario, CodecShape? shape) =>
        shape == CodecShape.View ? $"{model} / {scenario}, read in place" : $"{model} / {scenario}";

    public static IReadOnlyList<LinkModes> Of(RunRecord record, Figures figures)
    {
        ILookup<(string, string), CellId> contests = Contest.Of(record).ToLookup(cell => (cell.Model, cell.Scenario));
        ILookup<(string, string), CellId> ways = Contest.WaysOf(record).ToLookup(cell => (cell.Model, cell.Scenario));
        HashSet<CellId> failed = [.. record.Timings.Where(timing => timing.Failure is not null).Select(timing => timing.Row.Cell)];
        LinkMode[] timed = [.. figures.TimedCells(record).Select(cell => Find(figures, cell)).OfType<LinkMode>()];

        // The noise of floors (yardsticks) is separate, because a round may launch floors twice, other rows once.
        var noise = RaceNoise.Of(timed.GroupBy(
            mode => (mode.Cell.Model, mode.Cell.Scenario, figures.IsFloor(mode.Cell.Serializer)), mode => mode.Launches));
        return
        [
            .. from mode in timed
               where !figures.IsFloor(mode.Cell.Serializer)
               group mode by (mode.Cell.Model, mode.Cell.Scenario, figures.CellOf(mode.Cell).Shape) into data
               where data.Key.Shape is not null
               let rivals = data.Key.Shape == CodecShape.Object ? contests[(data.Key.Model, data.Key.Scenario)].ToArray() : []
               let candidates = rivals.Length == 0 ? rivals : [.. rivals.Union(ways[(data.Key.Model, data.Key.Scenario)])]
               select new LinkModes(data.Key.Model, data.Key.Scenario, data.Key.Shape!.Value, [.. data])
               {
                   Rivals = rivals,
                   Ways = candidates,
                   Untimed = [.. candidates.Where(cell => !failed.Contains(cell)).Except(data.Select(mode => mode.Cell))],
                   Noise = noise,
               },
        ];
    }

    private static LinkMode? Find(Figures figures, CellId cell) =>
        figures.Find(cell, Operation.Encode) is { } encode
            && figures.Find(cell, Operation.Decode) is { } decode
            && figures.CellOf(cell).Size is { } size
            ? new LinkMode(
                cell, figures.NameOf(cell), RowClasses.Of(figures.SerializerOf(cell.Serializer)), size, encode, decode)
            {
                MarkOfFolds = figures.CellOf(cell).MarkOfFolds,
            }
            : null;
}

public sealed record LinkMode(CellId Cell, string Name, RowClass Class, SizeRange Size, Figure Encode, Figure Decode)
{
    // One byte takes this time over a link of 1 MB/s.
    private const double NanosecondsPerByte = 1000;

    public Figure? Served { get; init; }

    public string MarkOfFolds { get; init; } = "";

    public string ShortName => SerializerNames.ShortOf(Cell.Serializer);

    public double Code => CodeOf(new());

    public IReadOnlyList<double> Launches => LaunchesOf(new());

    public double? TimesFloor => Code / (Encode.Floor?.Median + Decode.Floor?.Median);

    // Nanoseconds on the link for one written message and all its reads.
    public double TransferOf(Question question) => question.Crossings * Size.Mean * NanosecondsPerByte / question.Link;

    // Nanoseconds of one encode and all reads of a message.
    public double CodeOf(Question question) => Statistics.MiddleOf(LaunchesOf(question));

    public IReadOnlyList<double> LaunchesOf(Question question) =>
        Served?.Launches ?? [.. Encode.Launches.Zip(Decode.Launches, (encode, decode) => encode + (question.Reads * decode))];

    public double TotalOf(Question question) => CodeOf(question) + TransferOf(question);
}

internal static class LinkName
{
    private const int Kilo = 1000;
    private const int BitsPerByte = 8;

    /// <param name="bandwidth">in MB/s.</param>
    public static string Speed(double bandwidth) => LinkModes.Presets.Any(preset => preset == bandwidth)
        ? bandwidth < Kilo ? $"{bandwidth} MB/s" : $"{bandwidth / Kilo} GB/s"
        : bandwidth * BitsPerByte < Kilo ? $"{bandwidth * BitsPerByte:0.###} Mbit/s" : $"{bandwidth * BitsPerByte / Kilo:0.###} Gbit/s";

    public static string Full(int bandwidth) => $"{Speed(bandwidth)} ({NetworkOf(bandwidth)})";

    public static string? NetworkOf(int bandwidth) => bandwidth switch
    {
        10 => "5G upload, 4G download",
        100 => "5G download, Wi-Fi 4",
        1000 => "Wi-Fi 5/6, data-centre network, flash storage",
        10000 => "RDMA, non-volatile memory",
        _ => null,
    };
}
