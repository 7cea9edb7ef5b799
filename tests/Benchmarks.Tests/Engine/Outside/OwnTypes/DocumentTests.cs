namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The plug-in of docs/extend.md equals the sample, which is compiled and run.
public class DocumentTests
{
    [Fact]
    public void The_plugin_on_the_page_is_the_sample()
    {
        string sample = File.ReadAllText(Clone.At("samples/Plugin/BinaryXml.cs"));
        string page = File.ReadAllText(Clone.At("docs/extend.md"));

        Assert.Contains($"```csharp\n{sample}```", page);
    }
}
