namespace SerBench.Benchmarks.Features.Reports.Html;

internal static class Asset
{
    public static string Style { get; } = Read("report.css");

    public static string First { get; } = Read("first.html");

    public static string Forms { get; } = Read("explorer.html");

    /// <summary>The scripts in the order in which they must run. They share one scope.</summary>
    public static string Script { get; } = string.Concat(
        new[] { "page.js", "explorer.js", "picture.js", "calculator.js", "details.js" }.Select(Read));

    public static string Read(string name)
    {
        using Stream stream = typeof(Asset).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}
