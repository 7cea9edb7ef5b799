using System.IO.Compression;
using SerBench.Benchmarks.Features.Evolution;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Docs;

// The table of libraries in docs/evolution.md is what evolve measured (reports/evolution.json.gz), as are the words of the cards of ways
// for types that change. SERBENCH_WRITE_REPORTS=1 writes the page again.
public sealed class EvolutionPageTests
{
    private const string File = "reports/evolution.json.gz";

    // All changes.
    public const string Whole = "reports/evolution.md";

    private static readonly EvolutionRecord Libraries = Read();

    // The changes that the page shows.
    internal static EvolutionRecord Usual(EvolutionRecord record) => record with
    {
        Changes = [.. record.Changes.Where(change => Qualities.IsUsual(change.Id) || change.Id is "rename" or Change.Kept)],
    };

    // What was measured decides who bears the mark of types that may not gain a member.
    [Fact]
    public void Marks_agree_with_what_readers_did() => Assert.All(
        Libraries.Rows.Where(row => Catalog.BuiltIn.Find(row.Serializer) is not null),
        row => Assert.Equal(
            row.Cells.Any(cell => cell is { Place: ChangePlaces.Root, Change: "add-end", Backward: not "right" }),
            Catalog.BuiltIn.Find(row.Serializer)!.Traits.HasFlag(Traits.SameType)));

    [Fact]
    public void The_page_shows_each_library_and_way()
    {
        WrittenPart.AssertIs(Whole, "libraries", MarkdownTable.Render(EvolutionTable.Create(Libraries, ChangePlaces.Root)), File);
        string table = MarkdownTable.Render(EvolutionTable.Create(Usual(Libraries), ChangePlaces.Root));
        string sentence = $"Members may be added, removed and moved with: {EvolutionTable.SayEvolving(Libraries)}.";
        WrittenPart.AssertIs(
            "docs/evolution.md", "libraries", $"{table}\n{MarkdownText.Wrap(sentence, MarkdownTable.Longest)}\n", File);
    }

    [Fact]
    public void A_card_says_of_a_way_what_was_measured()
    {
        RunRecord record = SampleRecords.Quick with { Evolution = Libraries };
        RowCard[] ways = [.. LibraryCard.All.SelectMany(card => card.Rows).Where(row => row.SurvivesChanges)];

        Assert.Equal(3, ways.Length);
        Assert.All(ways, way => Assert.Equal((way.Id, true), (way.Id, Qualities.IsEvolving(way.Id, record))));
    }

    // An attribute that keeps a name does so.
    [Fact]
    public void A_renamed_member_keeps_its_name_by_the_attribute_of_the_card()
    {
        EvolutionRow[] keeping = [.. Libraries.Rows.Where(row => LibraryCard.FindRow(row.Serializer) is { RenamesBy: not null })];

        Assert.InRange(keeping.Length, 4, int.MaxValue);
        Assert.All(keeping, row => Assert.Equal(
            (row.Name, "default", "right"),
            (row.Name, OutcomeOf(row, "rename"), OutcomeOf(row, Change.Kept))));
    }

    private static string OutcomeOf(EvolutionRow row, string change) =>
        row.Cells.Single(cell => cell.Place == ChangePlaces.Root && cell.Change == change).Backward;

    private static EvolutionRecord Read()
    {
        using var file = new GZipStream(System.IO.File.OpenRead(Clone.At(File)), CompressionMode.Decompress);
        EvolutionRecord all = JsonSerializer.Deserialize<EvolutionRecord>(file, JsonInput.Options)!;
        Assert.Null(all.FindFault());
        return all with { Rows = [.. all.Rows.Where(row => PeerId.Parse(row.Serializer) is not null)] };
    }
}
