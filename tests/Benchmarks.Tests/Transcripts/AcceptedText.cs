namespace SerBench.Benchmarks.Tests.Transcripts;

// A text beside the tests that was accepted, and is compared whole. SERBENCH_WRITE_SNAPSHOTS=1 writes it again.
internal static class AcceptedText
{
    // file: from the folder of these tests.
    public static void AssertIs(string file, string now) => AssertIs(file, _ => now);

    // play: makes the text of now from the accepted one.
    public static void AssertIs(string file, Func<string, string> play)
    {
        string path = $"tests/Benchmarks.Tests/{file}";
        string accepted = File.Exists(Clone.At(path)) ? Clone.Read(path) : "";
        string now = play(accepted).TrimEnd() + '\n';
        if (Environment.GetEnvironmentVariable("SERBENCH_WRITE_SNAPSHOTS") == "1")
        {
            File.WriteAllText(Clone.At(path), now);
            return;
        }

        Assert.Equal(accepted, now);
    }

    // The section of a report.
    public static string Section(string report, string title) => report.Split($"\n## {title}\n")[1].Split("\n## ")[0].Trim();
}
