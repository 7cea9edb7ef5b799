using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Services;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Docs;

// The table of docs/services.md has the libraries of reports/aot.json, with their streams and pipes of reports/services.json.gz. The
// words of the cards are those of the first file. Other figures of both pages are those that the samples printed.
// SERBENCH_WRITE_REPORTS=1 writes the pages again.
public class AotPageTests
{
    private const string Programs = "reports/aot.json";
    private const string Streams = "reports/services.json.gz";

    private static readonly AotRecord Made = JsonInput.ReadChecked<AotRecord>(Clone.At(Programs), "a table of programs", "aot");

    [Fact]
    public void A_line_of_the_table_has_all_that_is_known_of_a_library()
    {
        RunRecord run = RunRecordFile.Read(Clone.At(Streams)) with { Aot = Made };
        string section = MarkdownReport.Render(new ServicesSection().Write(run, new Figures(run))!);

        // The name of an exception is enough here: a report has its words, too.
        string text = Regex.Replace(section[section.IndexOf("\n\n", StringComparison.Ordinal)..], @"no: (\w+\.)*(\w+): [^|]*", "no: $2 ");
        WrittenPart.AssertIs("docs/services.md", "services", text.Trim() + '\n', $"{Programs} and {Streams}");
        TextTable table = ServicesTable.Create(run, new Figures(run), Made.Model, Made.Scenario);
        IEnumerable<string> names = Made.Rows.Select(row => SerializerNames.ShortOf(row.Serializer)).Append("dense/generated");
        Assert.Equal(names.Order(), table.Rows.Select(row => row[0]).Order());
    }

    [Theory]
    [InlineData("docs/native-aot.md", "figures", "reports/native-aot.txt")]
    [InlineData("docs/services.md", "cache", "reports/hybrid-cache.txt")]
    public void The_figures_of_a_sample_are_those_that_it_printed(string page, string part, string printed) =>
        WrittenPart.AssertIs(page, part, $"```\n{Clone.Read(printed)}```\n", printed);

    [Fact]
    public void A_card_says_what_came_out() => Assert.All(
        Made.Rows.Where(row => row.Outcome != AotOutcome.NotTried).GroupBy(row => LibraryCard.Find(row.Serializer)!),
        rows => Assert.Equal(
            string.Join("; ", rows.Select(row => row.Serializer == rows.Key.Rows[0].Id ? row.Word : $"`{row.Serializer}`: {row.Word}")),
            rows.Key.AheadOfTime));
}
