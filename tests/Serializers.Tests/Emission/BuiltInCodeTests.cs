using SerBench.Serializers.Emission;

namespace SerBench.Serializers.Tests.Emission;

// The committed code of the libraries is what the emitter writes.
public sealed class BuiltInCodeTests
{
    private static readonly string Folder = Clone.At("src/Serializers");

    [Fact]
    public void What_is_committed_is_what_is_emitted()
    {
        EmittedFile[] files = [.. BuiltInCode.Write(ModelCatalog.BuiltIn)];
        Assert.All(files, file => Assert.Equal(file.Text, File.ReadAllText(Path.Combine(Folder, file.Path)).ReplaceLineEndings("\n")));

        IEnumerable<string> committed = new[] { "Direct", "Models", "Peers" }
            .SelectMany(room => Directory.EnumerateFiles(Path.Combine(Folder, room), "*.g.cs", SearchOption.AllDirectories))
            .Select(file => Path.GetRelativePath(Folder, file).Replace('\\', '/'));
        Assert.Empty(committed.Except(files.Select(file => file.Path)));
    }
}
