using System.Runtime.CompilerServices;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

/// <summary>The plug-in of docs/extend.md equals the sample, which is compiled and run.</summary>
public class DocumentTests
{
    private static readonly string Root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../../.."));

    [Fact]
    public void The_plugin_on_the_page_is_the_sample()
    {
        string sample = File.ReadAllText(Path.Combine(Root, "samples", "Plugin", "BinaryXml.cs"));
        string page = File.ReadAllText(Path.Combine(Root, "docs", "extend.md"));

        Assert.Contains($"```csharp\n{sample}```", page);
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
