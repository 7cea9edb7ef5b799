namespace SerBench.Benchmarks.Tests.Docs;

// A part of a page that a test writes, usually from the committed run, between two comments that name it. SERBENCH_WRITE_REPORTS=1 writes
// it again.
internal static class WrittenPart
{
    private const string Run = "the reference run";

    // file: the page, from the root of the repository.
    // name: the name in both comments.
    public static void AssertIs(string file, string name, string text, string source = Run)
    {
        string path = Clone.At(file);
        string page = File.ReadAllText(path).ReplaceLineEndings("\n");
        string wanted = Replace(page, name, text, source);
        if (ReferenceRun.IsWriting)
        {
            File.WriteAllText(path, wanted);
            return;
        }

        Assert.Equal(wanted, page);
    }

    public static string Replace(string page, string name, string text, string source = Run)
    {
        string begin = $"<!-- {name}: a test writes this from {source} -->\n";
        int from = page.IndexOf(begin, StringComparison.Ordinal) + begin.Length;
        int to = page.IndexOf($"<!-- End of {name} -->", StringComparison.Ordinal);
        Assert.True(from >= begin.Length && to >= from, $"The page has no place for the part '{name}'.");
        return string.Concat(page.AsSpan(0, from), text, page.AsSpan(to));
    }
}
