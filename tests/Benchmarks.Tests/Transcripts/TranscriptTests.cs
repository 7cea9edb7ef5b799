namespace SerBench.Benchmarks.Tests.Transcripts;

// Whatever the commands of a transcript print is the text that was accepted. After an intended change, run these tests with the environment
// variable SERBENCH_WRITE_SNAPSHOTS=1 and review the difference.
public class TranscriptTests
{
    private static readonly string Folder = Clone.At("tests/Benchmarks.Tests/Transcripts");

    public static TheoryData<string> Names =>
        [.. Directory.EnumerateFiles(Folder, "*.txt").Select(file => Path.GetFileNameWithoutExtension(file)).Order(StringComparer.Ordinal)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Commands_print_what_was_accepted(string name)
    {
        string file = Path.Combine(Folder, name + ".txt");
        string accepted = File.ReadAllText(file).ReplaceLineEndings("\n");
        using var folder = new TestFolder();

        string now = new Transcript(folder).Play(accepted);

        if (Environment.GetEnvironmentVariable("SERBENCH_WRITE_SNAPSHOTS") == "1")
        {
            File.WriteAllText(file, now);
            return;
        }

        Assert.Equal(accepted, now);
    }
}
