namespace SerBench.Benchmarks.Features.Reports.Html;

internal static class Asset
{
    public static string Style { get; } = Read("report.css");

    public static string First { get; } = Read("first.html");

    public static string Forms { get; } = Read("explorer.html");

    // The scripts share one scope and must run in this order. A page has them without indentation and comments.
    public static string Script { get; } = string.Concat(
        new[] { "page.js", "judge.js", "explorer.js", "picture.js", "calculator.js", "details.js" }
            .SelectMany(name => Read(name).Split('\n'))
            .Select(line => line.Trim())
            .Where(line => line.Length > 0 && !line.StartsWith("//", StringComparison.Ordinal))
            .Select(line => line + '\n'));

    private static string Read(string name) => EmbeddedText.Read(typeof(Asset), name);
}
