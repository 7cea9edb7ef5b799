namespace SerBench.Benchmarks.Tests.Docs;

// A command that a page tells its reader to give.
internal static partial class PageCommand
{
    // The words that tables of commands leave out.
    public const string Start = "dotnet run -c Release --";

    // A sentence in front of a table whose last column has commands without their start.
    private const string TableMark = $"Put each after `{Start}`.";

    // All pages, and the files of the workflow, from the root of the repository.
    public static IEnumerable<string> Pages { get; } =
    [
        .. new[] { "*.md", "*.yml" }
            .SelectMany(pattern => Directory.EnumerateFiles(
                Clone.Root, pattern, new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = 0 }))
            .Select(file => Path.GetRelativePath(Clone.Root, file).Replace('\\', '/'))
            .Where(file => !Foreign().IsMatch(file))
            .Order(StringComparer.Ordinal),
    ];

    // The commands of a page: lines of its shell blocks, code within sentences that begins as a command does, and the last cells of tables
    // of commands.
    public static IEnumerable<string> In(string page)
    {
        string text = page.ReplaceLineEndings("\n");
        IEnumerable<string> lines = text.Contains("runs-on:") || text.Contains("runs:")
            ? text.Split('\n').Select(line => line.Trim()).Select(RunOf).Where(line => Begin().IsMatch(line))
            : Blocks().Matches(text)
                .SelectMany(block => block.Groups["lines"].Value.Replace("\\\n", " ").Split('\n'))
                .Select(line => Comment().Replace(line, "").Trim());
        string prose = Fences().Replace(text, "");
        return
        [
            .. lines.Where(line => line.Length > 0),
            .. Code().Matches(prose).Select(match => match.Groups["code"].Value).Where(code => Begin().IsMatch(code) && code != Start),
            .. text.Contains(TableMark) ? LastCells().Matches(prose[prose.IndexOf(TableMark, StringComparison.Ordinal)..])
                .SelectMany(cell => Code().Matches(cell.Value)).Select(match => $"{Start} {match.Groups["code"].Value}") : [],
        ];
    }

    // What a step of the workflow runs in front of a pipe; other lines as they are.
    private static string RunOf(string line) =>
        line.StartsWith("- run: ", StringComparison.Ordinal) ? line[7..].Split(" | ")[0] : line;

    // Reports are written by the program, and what is built or fetched belongs to nobody.
    [GeneratedRegex(@"(^|/)(bin|obj|artifacts|node_modules|\.git|reports)/|^tests/|CHANGELOG")]
    private static partial Regex Foreign();

    [GeneratedRegex(@"^```sh\n(?<lines>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Blocks();

    [GeneratedRegex(@"^```.*?^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Fences();

    [GeneratedRegex(@"(^| +)# .*$")]
    private static partial Regex Comment();

    [GeneratedRegex(@"`(?<code>[^`\n]+)`")]
    private static partial Regex Code();

    [GeneratedRegex(
        @"^([A-Z_]+=\S+ )*"
            + @"(dotnet (run|test|build|publish|format|restore|tool|nuget) |(tool/|\.tool/)?serbench |eng/\w+ |\.ci/\w+ |bash )")]
    private static partial Regex Begin();

    [GeneratedRegex(@"\| `[^|\n]+` \|$", RegexOptions.Multiline)]
    private static partial Regex LastCells();
}
