using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Docs;

// docs/fairness.md and docs/libraries.md are written from the cards of the libraries and the notes beside them. SERBENCH_WRITE_REPORTS=1
// writes them again.
public class FairnessPageTests
{
    private const string Peers = "src/Serializers/Peers";
    private const string Unknown = "unknown";

    [Fact]
    public void The_pages_say_what_the_cards_say()
    {
        AssertIs("docs/fairness.md", "rows", Table(
            ["row", "calls and options", "why", "gives up"],
            LibraryCard.All.SelectMany(card => card.Rows)
                .Select(row => new[] { $"`{row.Id}`", row.Calls, row.Why, row.Disadvantage ?? "" })));
        AssertIs("docs/libraries.md", "gives", Table(
            [
                "library", "needs", "fields can be added", "derived classes", "references",
                "untrusted data, in the authors' words", "values without a form of their own",
            ],
            LibraryCard.All.Where(card => card.Needs is not null).Select(card => new[]
            {
                $"[{card.Name}](../{FolderOf(card)})", card.Needs!, card.AddedFields ?? "-", card.DerivedClasses ?? "-",
                card.References ?? "-", Say(card.UntrustedData) ?? "-", card.Carries ?? "-",
            })));
        AssertIs("docs/libraries.md", "known", Table(
            [
                "library", "licence", "newest release seen", "maintained by", "other languages", "streams", "compiled ahead of time",
                "other versions of a type", "advisories",
            ],
            LibraryCard.All.Select(card => new[]
            {
                $"[{card.Name}]({card.Home})", card.License ?? Unknown, Say(card.LastRelease), card.Maintainers ?? Unknown,
                Say(card.Languages) ?? Unknown, card.Streams ?? Unknown, card.AheadOfTime ?? Unknown, Say(card.Evolution) ?? Unknown,
                card.Advisories.Count == 0 ? Unknown : string.Join("; ", card.Advisories.Select(Say)),
            })));
        AssertIs("docs/fairness.md", "libraries", string.Join('\n', LibraryCard.All.Select(card => Clone.Read($"{FolderOf(card)}/notes.md")
            + (card.AuthorsAnswer is { } answer ? $"Its authors answer: {answer.Words} ({answer.Source})\n" : ""))));
    }

    private static void AssertIs(string page, string part, string text) =>
        WrittenPart.AssertIs(page, part, text, "the cards of the libraries");

    private static string FolderOf(LibraryCard card) => $"{Peers}/{card.GetType().Namespace!.Split('.')[^1]}";

    private static string? Say(Quote? quote) => quote is null ? null : $"[{quote.Words}]({quote.Source})";

    private static string Say(Release? release) =>
        release is null ? Unknown : release.Day is null ? release.Version : $"{release.Version}, {release.Day}";

    private static string Say(Advisory advisory) => $"[{advisory.Id}]({advisory.Source}), "
        + (advisory.Day is null ? "" : $"{advisory.Day}, ")
        + (advisory.MendedIn is null ? "mended in: unknown" : $"mended in {advisory.MendedIn}");

    private static string Table(string[] heading, IEnumerable<string[]> rows) =>
        string.Concat(rows.Prepend([.. heading.Select(_ => "---")]).Prepend(heading).Select(cells => $"| {string.Join(" | ", cells)} |\n"));
}
