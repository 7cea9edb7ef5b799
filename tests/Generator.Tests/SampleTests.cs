using System.Diagnostics;
using System.Text.RegularExpressions;
using SerBench.NativeAot;
using SerBench.Formats.Tests;

namespace SerBench.Generator.Tests;

// The examples of docs/generator.md equal the sample, and the sample runs without reflection.
public sealed partial class SampleTests
{
    [Fact]
    public void EveryExampleIsAnExcerptOfTheSample()
    {
        string[] sources = [.. Directory.GetFiles(Clone.At("samples/NativeAot"), "*.cs*").Select(File.ReadAllText)];
        string[] blocks = [.. CodeBlock().Matches(File.ReadAllText(Clone.At("docs/generator.md")))
            .Select(match => match.Groups["code"].Value)];

        Assert.Equal(3, blocks.Length);
        Assert.All(blocks, block => Assert.Contains(sources, source => source.Contains(block)));
    }

    // The sample's runtime option switches reflection off, so shapes come from generated code, as when compiled ahead of time.
    [Fact]
    public void TheSampleRoundTripsEverythingWithReflectionOff()
    {
        Assert.Contains(
            "\"SerBench.Reflection\": false",
            File.ReadAllText(Path.ChangeExtension(typeof(Order).Assembly.Location, ".runtimeconfig.json")));
        using var process = Process.Start(new ProcessStartInfo("dotnet", ["exec", typeof(Order).Assembly.Location])
        {
            RedirectStandardOutput = true,
        })!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();

        Assert.Equal(0, process.ExitCode);
        Assert.Equal(6, Regex.Count(output, "round trips? exact"));
    }

    [GeneratedRegex("```(?:csharp|xml)\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex CodeBlock();
}
