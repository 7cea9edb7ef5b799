using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Explain;

/// <summary>The examples of <c>explain</c> and <c>sizes</c> in docs/measure.md equal the output of the program.</summary>
public sealed partial class PageExampleTests
{
    [Fact]
    public void The_example_of_explain_is_the_output() => AssertPrinted(ExampleOf("explain"), line => line);

    // The last column comes from the runtime's own compressor. Another runtime may compress better.
    [UsualColumnsFact]
    public void The_example_of_sizes_is_the_output() => AssertPrinted(ExampleOf("sizes"), line => Brotli().Replace(line, "$1"));

    private static Match ExampleOf(string command)
    {
        string page = File.ReadAllText(Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../docs/measure.md")));
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
        Assert.Equal(Lines(run.Output).Select(comparable).Take(shown.Length), shown);
    }

    /// <summary>Lines of text without blanks at their ends and without empty lines, which depend on the terminal.</summary>
    private static IEnumerable<string> Lines(string text) =>
        text.ReplaceLineEndings("\n").Split('\n').Select(line => line.TrimEnd()).Where(line => line.Length > 0);

    [GeneratedRegex(@"\(`dotnet run -c Release -- (?<arguments>[^`]+)`\):\n\n```\n(?<output>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Examples();

    [GeneratedRegex(@"^(  \S+/.* \d+ +\d+) +\d+$")]
    private static partial Regex Brotli();

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
