namespace SerBench.Benchmarks.Features.Reports.Html;

/// <summary>The files of which the page is made. They lie beside this one.</summary>
internal static class Asset
{
    public static string Style { get; } = Read("report.css");

    /// <summary>The forms of explorer and calculator, which the scripts fill and show.</summary>
    public static string Forms { get; } = Read("explorer.html");

    /// <summary>The scripts in their order. They share their names.</summary>
    public static string Script { get; } = string.Concat(new[] { "page.js", "explorer.js", "calculator.js", "details.js" }.Select(Read));

    public static string Read(string name)
    {
        using Stream stream = typeof(Asset).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}
