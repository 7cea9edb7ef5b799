namespace SerBench.Benchmarks.Base.Usage;

// Files inside this program.
internal static class EmbeddedText
{
    public static string Read(string name)
    {
        using var reader = new StreamReader(typeof(EmbeddedText).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }

    // Without empty lines.
    public static string[] ReadLines(string name) => Read(name).Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
