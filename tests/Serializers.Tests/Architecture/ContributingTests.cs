using System.Text.RegularExpressions;

namespace SerBench.Serializers.Tests.Architecture;

// The examples of CONTRIBUTING equal the sample, and the sample is compiled and run.
public sealed partial class ContributingTests
{
    [Fact]
    public void Every_code_block_is_an_excerpt_of_the_sample()
    {
        string[] sources = [.. Directory.GetFiles(Clone.At("samples/Extending"), "*.cs").Select(File.ReadAllText)];
        string[] blocks = [.. CodeBlock().Matches(File.ReadAllText(Clone.At("CONTRIBUTING.md")))
            .Select(match => match.Groups["code"].Value)];
        Assert.Equal(2, blocks.Length);
        Assert.All(blocks, block => Assert.Contains(sources, source => source.Contains(block)));
    }

    [GeneratedRegex("```csharp\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex CodeBlock();
}
