namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The plug-in of docs/extend.md equals the sample, which is compiled and run.
public class DocumentTests
{
    [Fact]
    public void The_plugin_on_the_page_is_the_sample() =>
        Assert.Contains($"```csharp\n{Clone.Read("samples/Plugin/BinaryXml.cs")}```", Clone.Read("docs/extend.md"));
}
