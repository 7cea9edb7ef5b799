namespace SerBench.Benchmarks.Features.Reports;

internal static class CsvReport
{
    private const string Header =
        "serializer,model,scenario,operation,shape,bytes,samples,median_ns,stddev_ns,ci95_low_ns,ci95_high_ns,"
        + "min_ns,p5_ns,p95_ns,max_ns,times_best,times_floor,allocated_bytes,kept_bytes,gc,first_encode_us,first_decode_us,failure";

    private const string CountHeader = ",instructions,instructions_min,not_countable";

    public static Report Definition { get; } = new("report.csv", (_, record, _) => Render(record));

    public static string Render(RunRecord record)
    {
        var figures = new Figures(record);
        var text = new StringBuilder(Header).Append(record.Counts is null ? "" : CountHeader).Append('\n');
        IEnumerable<TimingRecord> counted = record.Counts?.Rows.Select(count => count.Row)
            .Except(record.Timings.Select(timing => timing.Row))
            .Select(row => new TimingRecord(row, 0, [], null, null)) ?? [];
        foreach (TimingRecord timing in record.Timings.Concat(counted))
        {
            IEnumerable<object?> counts = record.Counts is null ? []
                : record.Counts.Find(timing.Row) is { } count ? [count.Mean, count.Minimum, count.Reason]
                : [null, null, null];
            IEnumerable<object?> fields = FieldsOf(timing, figures, record.Environment.GarbageCollector.Replace(",", ""));
            text.AppendJoin(',', fields.Concat(counts).Select(CsvText.Cell)).Append('\n');
        }

        return text.ToString();
    }

    private static IEnumerable<object?> FieldsOf(TimingRecord timing, Figures figures, string collector)
    {
        RowRecord row = timing.Row;
        var id = row.Cell;
        Figure? figure = figures.Find(id, row.Operation);
        Statistics? statistics = figure?.Statistics;
        FirstCallRecord? call = figures.FindFirstCall(id);
        CellRecord cell = figures.CellOf(id);
        return
        [
            row.Serializer, row.Model, row.Scenario, KebabCase.Of(row.Operation),
            cell.Shape is { } shape ? KebabCase.Of(shape) : null, cell.Size?.Typical,
            statistics?.Count, statistics?.Median, statistics?.StdDev, statistics?.Low, statistics?.High,
            statistics?.Min, statistics?.P5, statistics?.P95, statistics?.Max, figure?.TimesBest, figure?.TimesFloor,
            timing.AllocatedBytes, timing.KeptBytes, collector, call?.EncodeMicroseconds, call?.DecodeMicroseconds, timing.Failure,
        ];
    }
}
