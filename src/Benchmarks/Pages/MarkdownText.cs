namespace SerBench.Benchmarks.Pages;

/// <summary>Text in Markdown, which takes a tag for HTML; names of generic types look like one. A line stays a line.</summary>
internal static class MarkdownText
{
    // At the start of a line they would begin a heading, a quotation, a list, a rule, a table, a fence or the definition of a link.
    private const string Beginnings = "#>-+*=_|~[";

    /// <summary>Within a line. Neither a tag nor the target of a link comes out of it.</summary>
    public static string Escape(string text) => PlainText.Of(text).Replace("<", "&lt;", StringComparison.Ordinal).Replace("](", "]\\(", StringComparison.Ordinal);

    /// <summary>From the start of a line.</summary>
    public static string EscapeLine(string text)
    {
        string line = Escape(text).TrimStart();
        return line.Length > 0 && Beginnings.Contains(line[0]) ? "\\" + line : line;
    }

    public static string EscapeCell(string text) => Escape(text).Replace("|", "\\|", StringComparison.Ordinal);

    public static string EscapeDescription(string text) => Escape(text).Replace("]", "\\]", StringComparison.Ordinal);
}
