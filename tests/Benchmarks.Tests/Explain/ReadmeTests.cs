using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Explain;

/// <summary>What README shows of <c>explain</c> is what the program prints.</summary>
public sealed partial class ReadmeTests
{
    [Fact]
    public void The_example_is_the_output()
    {
        string readme = File.ReadAllText(Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../README.md")));
        Match example = Example().Match(readme);
        Assert.True(example.Success, "README shows no example of explain");

        ProgramRun run = ProgramRun.Of(["explain", .. example.Groups["arguments"].Value.Split(' ')]);

        Assert.Equal(Lines(run.Output), Lines(example.Groups["output"].Value));
    }

    /// <summary>Lines of text: blanks at their ends, and empty lines, are the terminal's.</summary>
    private static IEnumerable<string> Lines(string text) =>
        text.ReplaceLineEndings("\n").Split('\n').Select(line => line.TrimEnd()).Where(line => line.Length > 0);

    [GeneratedRegex(@"\(`dotnet run -c Release -- explain (?<arguments>[^`]+)`\):\n\n```\n(?<output>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Example();

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
