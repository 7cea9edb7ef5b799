namespace SerBench.Benchmarks.Tests.Transcripts;

// After an intended change, SERBENCH_WRITE_SNAPSHOTS=1 writes the texts again: review the difference.
public class TranscriptTests
{
    private static readonly string[] Absent = [.. Libraries.FindAbsentPeers(Catalog.BuiltIn).Select(peer => $"peer/{peer.Id}")];

    public static TheoryData<string> Names =>
    [
        .. Directory.EnumerateFiles(Clone.At("tests/Benchmarks.Tests/Transcripts"), "*.txt").Select(file => Path.GetFileName(file))
            .Order(StringComparer.Ordinal),
    ];

    [Theory]
    [MemberData(nameof(Names))]
    public void Commands_print_what_was_accepted(string name)
    {
        using var folder = new TestFolder();
        AcceptedText.AssertIs($"Transcripts/{name}", accepted =>
        {
            string? absent = Absent.FirstOrDefault(accepted.Contains);
            Assert.SkipWhen(absent is not null, $"{absent} is not in this build.");
            return new Transcript(folder).Play(accepted);
        });
    }
}
