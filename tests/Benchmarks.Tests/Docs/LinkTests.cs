using System.Text.RegularExpressions;

namespace SerBench.Benchmarks.Tests.Docs;

// Links between pages lead to files and headings that exist.
public partial class LinkTests
{
    private static readonly string[] Made = ["bin", "obj", "artifacts"];

    public static TheoryData<string> Pages =>
        [.. FindPages(new DirectoryInfo(Clone.Root)).Select(page => Path.GetRelativePath(Clone.Root, page.FullName))];

    [Theory]
    [MemberData(nameof(Pages))]
    public void Every_link_leads_somewhere(string page)
    {
        string text = Clone.Read(page);

        Assert.All(
            Link().Matches(text).Select(link => link.Groups[1].Value).Where(link => !link.Contains(':')),
            link => Assert.True(Leads(page, link), $"{page} links to {link}, which does not exist."));
    }

    [Theory]
    [InlineData("docs/teach.md", "choose.md", true)]
    [InlineData("docs/teach.md", "choose.md#choose", true)]
    [InlineData("docs/teach.md", "#1-does-reflection-make-it-slow", true)]
    [InlineData("docs/teach.md", "chosen.md", false)]
    [InlineData("docs/teach.md", "choose.md#chosen", false)]
    public void Links_are_told_from_broken_links(string page, string link, bool leads) => Assert.Equal(leads, Leads(page, link));

    private static bool Leads(string page, string link)
    {
        string[] parts = link.Split('#', 2);
        string target = parts[0] == "" ? Clone.At(page) : Path.Combine(Clone.At(page), "..", parts[0]);
        return Path.Exists(target)
            && (parts.Length == 1
                || !target.EndsWith(".md", StringComparison.Ordinal)
                || HeadingsOf(File.ReadAllText(target)).Contains(parts[1]));
    }

    // The names that a hosting site gives to headings.
    private static IEnumerable<string> HeadingsOf(string text) =>
        Heading().Matches(text)
            .Select(heading => NoName().Replace(heading.Groups[1].Value.Trim().ToLowerInvariant(), "").Replace(' ', '-'));

    private static IEnumerable<FileInfo> FindPages(DirectoryInfo folder) =>
    [
        // Notes are parts of docs/fairness.md.
        .. folder.GetFiles("*.md").Where(page => page.Name != "notes.md"),
        .. folder.GetDirectories().Where(inner => inner.Name[0] != '.' && !Made.Contains(inner.Name)).SelectMany(FindPages),
    ];

    [GeneratedRegex(@"\]\(([^()\s]+)\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"^#+ (.+)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NoName();
}
