namespace SerBench.Benchmarks.Reports.Html;

/// <summary>The style and the script of the page, which stand beside this file as files of their own.</summary>
internal static class Asset
{
    public static string Style { get; } = Read("report.css");

    public static string Script { get; } = Read("report.js");

    private static string Read(string name)
    {
        using Stream stream = typeof(Asset).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}
