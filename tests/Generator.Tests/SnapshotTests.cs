using SerBench.Formats.Tests;

namespace SerBench.Generator.Tests;

// Compares the code generated for the sources in Snapshots, character by character. After an intended change, run the tests with the
// environment variable SERBENCH_WRITE_SNAPSHOTS=1 and review the difference.
public class SnapshotTests
{
    private static readonly bool IsWriting = Environment.GetEnvironmentVariable("SERBENCH_WRITE_SNAPSHOTS") == "1";
    private static readonly string Folder = Clone.At("tests/Generator.Tests/Snapshots");

    public static TheoryData<string> Cases =>
        [.. Directory.GetFiles(Folder, "*.cs").Select(file => Path.GetFileNameWithoutExtension(file)).Order()];

    [Theory]
    [MemberData(nameof(Cases))]
    public void WhatIsGeneratedIsWhatWasReviewed(string name)
    {
        Compiled compiled = Compiled.Of(File.ReadAllText(Path.Combine(Folder, name + ".cs")));
        string folder = Path.Combine(Folder, name);
        if (IsWriting)
        {
            Write(folder, compiled.Files);
        }

        Assert.Empty(compiled.Problems);
        compiled.Load();
        Assert.Equal(
            Directory.GetFiles(folder).Select(file => Path.GetFileNameWithoutExtension(file)).Order(), compiled.Files.Keys.Order());
        Assert.All(compiled.Files, file => Assert.Equal(File.ReadAllText(Path.Combine(folder, file.Key + ".txt")), file.Value));
    }

    private static void Write(string folder, Dictionary<string, string> files)
    {
        Directory.CreateDirectory(folder);
        foreach (string old in Directory.GetFiles(folder))
        {
            File.Delete(old);
        }

        foreach ((string name, string text) in files)
        {
            File.WriteAllText(Path.Combine(folder, name + ".txt"), text);
        }
    }
}
