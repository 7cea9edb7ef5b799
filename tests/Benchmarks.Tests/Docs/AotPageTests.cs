using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Docs;

// The table of docs/services.md and the words of the cards are those of reports/aot.json, and the figures of docs/native-aot.md what the sample printed.
// SERBENCH_WRITE_REPORTS=1 writes both again.
public class AotPageTests
{
    private const string Source = "reports/aot.json";

    private static readonly AotRecord Made = JsonInput.ReadChecked<AotRecord>(Clone.At(Source), "a table of programs", "aot");

    [Fact]
    public void The_table_is_that_of_the_programs() =>
        WrittenPart.AssertIs("docs/services.md", "ahead of time", MarkdownTable.Render(AotTable.Create(Made)), Source);

    [Fact]
    public void The_figures_of_the_sample_are_those_that_it_printed() =>
        WrittenPart.AssertIs("docs/native-aot.md", "figures", $"```\n{File.ReadAllText(Clone.At("reports/native-aot.txt")).ReplaceLineEndings("\n")}```\n", "reports/native-aot.txt");

    [Fact]
    public void A_card_says_what_came_out() => Assert.All(
        Made.Rows.Where(row => row.Outcome != AotOutcome.NotTried),
        row => Assert.Equal(row.Outcome == AotOutcome.No ? "no" : row.Describe(), LibraryCard.Find(row.Serializer)!.AheadOfTime));
}
