using SerBench.Benchmarks.Tests.Docs;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// docs/fairness.md sets the lead of dense over the fastest library before libraries were called at their best beside that of the reference
// run. SERBENCH_WRITE_REPORTS=1 writes the table again.
public class LeadsPageTests
{
    private const string Before = "reports/amd-epyc/history/2026-11-22.csv";

    [ReferenceRunFact]
    public void The_page_has_the_leads_of_both_runs() => WrittenPart.AssertIs(
        "docs/fairness.md",
        "leads",
        Table(Rows(Clone.Read(Before)), Rows(CsvReport.Render(ReferenceRun.Record))));

    private static string Table(IReadOnlyList<Row> before, IReadOnlyList<Row> now)
    {
        var table = new TextTable("data", "encode against", "decode against", "encode: before", "now", "decode: before", "now")
        {
            TextColumns = 3,
        };
        foreach ((string model, string scenario) in now.Select(row => (row.Model, row.Scenario)).Distinct())
        {
            if (Lead(now, (model, scenario, "encode")) is { } encode && Lead(now, (model, scenario, "decode")) is { } decode)
            {
                table.Add(
                    $"{model} / {scenario}",
                    encode.Library,
                    decode.Library,
                    Say(Lead(before, (model, scenario, "encode"))?.Ratio),
                    Say(encode.Ratio),
                    Say(Lead(before, (model, scenario, "decode"))?.Ratio),
                    Say(decode.Ratio));
            }
        }

        return MarkdownTable.Render(table);
    }

    private static (string Library, double Ratio)? Lead(IEnumerable<Row> rows, (string Model, string Scenario, string Operation) data)
    {
        Row[] group = [.. rows.Where(row => (row.Model, row.Scenario, row.Operation) == data)];
        Row? library = group
            .Where(row => RowClasses.Of(row.Record) == RowClass.Library && !row.Serializer.Contains('+'))
            .MinBy(row => row.Median);
        Row? dense = group
            .Where(row => SerializerName.Parse(row.Serializer) is { Format: "dense", IsPlain: true })
            .MinBy(row => row.Median);
        return library is null || dense is null ? null : (library.Serializer, library.Median / dense.Median);
    }

    private static string Say(double? ratio) => ratio is { } value ? TimeUnit.FormatNumber(value) : "-";

    private static Row[] Rows(string table) =>
    [
        .. from line in table.ReplaceLineEndings("\n").TrimEnd().Split('\n').Skip(1)
           let cells = line.Split(',')
           where cells[3] is "encode" or "decode" && cells[4] == "object" && cells[7].Length > 0
           select new Row(cells[0], cells[1], cells[2], cells[3], double.Parse(cells[7])),
    ];

    private sealed record Row(string Serializer, string Model, string Scenario, string Operation, double Median)
    {
        public SerializerRecord Record => new(
            Serializer,
            Serializer,
            Serializer.StartsWith("peer/", StringComparison.Ordinal) ? SerializerFamily.Peer
                : Serializer.StartsWith("floor/", StringComparison.Ordinal) ? SerializerFamily.Floor
                : SerializerFamily.Grid,
            [],
            null);
    }
}
