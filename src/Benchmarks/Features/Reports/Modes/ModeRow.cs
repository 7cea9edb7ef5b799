namespace SerBench.Benchmarks.Features.Reports.Modes;

/// <param name="Median">nanoseconds of encode plus decode, or of a published article's operation if encode was not timed.</param>
internal sealed record ModeRow(
    string Name,
    CellId? Cell,
    SizeRange? Size,
    double? Median,
    double? StdDev,
    double? Low,
    double? High,
    long? Allocated,
    double? Article,
    PublishedFigure? Published,
    string? Missing)
{
    public static ModeRow[] Of(RunRecord record, Figures figures, string model, string scenario)
    {
        bool isArticle = !record.Timings.Any(timing =>
            timing.Row.Model == model && timing.Row.Scenario == scenario && timing.Row.Operation == Operation.Encode);
        Operation[] operations = isArticle ? [Operation.Article] : [Operation.Encode, Operation.Decode];
        return [.. ModeLine.All.Select(Find)];

        ModeRow Find(ModeLine line)
        {
            ModeRow[] found =
                [.. line.Serializers.Select(serializer => Time(line.NameFor(serializer), new CellId(serializer, model, scenario)))];
            return Array.Find(found, row => row.Median is not null) ?? Array.Find(found, row => row.Size is not null) ?? found[0];
        }

        ModeRow Time(string name, CellId id)
        {
            CellRecord? cell = record.FindCell(id);
            var untimed = new ModeRow(
                name, id, cell?.Size, null, null, null, null, null, null, Publication.FigureOf(id), Reason(id, cell, record));
            Figure?[] parts = [.. operations.Select(operation => figures.Find(id, operation))];
            return parts.Contains(null) ? untimed : untimed with
            {
                Median = Statistics.MiddleOf(parts.Length == 1 ? parts[0]!.Launches
                    : [.. parts[0]!.Launches.Zip(parts[1]!.Launches, (encode, decode) => encode + decode)]),
                Low = parts.Sum(part => part!.Statistics.Low),
                High = parts.Sum(part => part!.Statistics.High),
                StdDev = Math.Sqrt(parts.Sum(part => part!.Statistics.StdDev * part.Statistics.StdDev)),
                Allocated = parts.Any(part => part!.Timing.AllocatedBytes is null) ? null : parts.Sum(part => part!.Timing.AllocatedBytes),
                Article = figures.Find(id, Operation.Article)?.Statistics.Median,
                Missing = null,
            };
        }
    }

    private static string Reason(CellId id, CellRecord? cell, RunRecord record) => cell switch
    {
        { Status: CellStatus.Verified } => "not timed in this run",
        { Reason: { } reason } => reason,
        _ => record.AbsentPeers.FirstOrDefault(peer => id.Serializer == KnownElsewhere.IdOf(peer)) is { } absent
            ? $"not in this build ({absent.Reason})"
            : "not in this run",
    };
}
