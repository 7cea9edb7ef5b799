namespace SerBench.Benchmarks.Tests.Features.Explain;

// The examples of explain and sizes in docs/measure.md equal the output of the program.
public sealed partial class PageExampleTests
{
    private static readonly string[] LibraryColumns = ["   +lz4-k4os", "   +zstd"];
    private const int Margin = 2;

    [Fact]
    public void The_example_of_explain_is_the_output() => AssertPrinted(ExampleOf("explain"), line => line);

    // The last column comes from the runtime's own compressor. Another runtime may compress better.
    [Fact]
    public void The_example_of_sizes_is_the_output() => AssertPrinted(ExampleOf("sizes"), line => Brotli().Replace(line, "$1"));

    [Fact]
    public void A_column_of_a_library_is_cut_off() => Assert.Equal(
        ["  a   +brotli", "───────────────", "  b         1", "Cells: 1 verified, and so on."],
        Lines(WithoutLibrary(
            "  a   +brotli   +lz4-k4os  \n───────────────────────────\n" +
            "  b         1           2  \nCells: 1 verified, and so on.\n")));

    private static Match ExampleOf(string command)
    {
        string page = Clone.Read("docs/measure.md");
        Match? example = Examples().Matches(page).SingleOrDefault(match => match.Groups["arguments"].Value.Split(' ')[0] == command);
        Assert.True(example is not null, $"docs/measure.md shows no example of {command}");
        return example;
    }

    // The page may leave out the end of the output.
    private static void AssertPrinted(Match example, Func<string, string> comparable)
    {
        ProgramRun run = ProgramRun.Of(example.Groups["arguments"].Value.Split(' '));

        string[] shown = [.. Lines(example.Groups["output"].Value).Select(comparable)];
        Assert.NotEmpty(shown);
        Assert.Equal(Lines(WithoutLibrary(run.Output)).Select(comparable).Take(shown.Length), shown);
    }

    // An official library adds a column at the end of the table where the feed has it.
    private static string WithoutLibrary(string output)
    {
        string[] lines = output.ReplaceLineEndings("\n").Split('\n');
        int end = lines.SelectMany(line => LibraryColumns.Select(column => line.IndexOf(column, StringComparison.Ordinal)))
            .Where(at => at >= 0).DefaultIfEmpty(-1).Min();
        return end < 0 ? output : string.Join('\n', lines.Select(line =>
            line.StartsWith("  ", StringComparison.Ordinal) ? line[..Math.Min(end, line.Length)]
            : line.StartsWith('─') ? line[..Math.Min(end + Margin, line.Length)]
            : line));
    }

    // Lines of text without blanks at their ends and without empty lines, which depend on the terminal.
    private static IEnumerable<string> Lines(string text) =>
        text.ReplaceLineEndings("\n").Split('\n').Select(line => line.TrimEnd()).Where(line => line.Length > 0);

    [GeneratedRegex(@"\(`dotnet run -c Release -- (?<arguments>[^`]+)`\):\n\n```\n(?<output>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Examples();

    [GeneratedRegex(@"^(  \S+/.* \d+ +\d+) +\d+$")]
    private static partial Regex Brotli();
}
