using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace SerBench.Serializers.Tests.Architecture;

/// <summary>The examples of CONTRIBUTING equal the sample, and the sample is compiled and run.</summary>
public sealed partial class ContributingTests
{
    private static readonly string Root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../.."));

    [Fact]
    public void Every_code_block_is_an_excerpt_of_the_sample()
    {
        string[] sources = [.. Directory.GetFiles(Path.Combine(Root, "samples", "Extending"), "*.cs").Select(File.ReadAllText)];
        string[] blocks = [.. CodeBlock().Matches(File.ReadAllText(Path.Combine(Root, "CONTRIBUTING.md"))).Select(match => match.Groups["code"].Value)];
        Assert.Equal(2, blocks.Length);
        Assert.All(blocks, block => Assert.Contains(sources, source => source.Contains(block, StringComparison.Ordinal)));
    }

    [GeneratedRegex("```csharp\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex CodeBlock();

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
