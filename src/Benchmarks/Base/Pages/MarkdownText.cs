namespace SerBench.Benchmarks.Base.Pages;

/// <summary>Escapes text for Markdown: the name of a generic type would become an HTML tag. The result is one line.</summary>
internal static class MarkdownText
{
    // At the start of a line these would begin a heading, a quotation, a list, a rule, a table, a fence or the definition of a link.
    private const string Beginnings = "#>-+*=_|~[";

    /// <summary>Escapes text within a line. The result holds neither a tag nor the target of a link.</summary>
    public static string Escape(string text) => PlainText.Of(text).Replace("<", "&lt;").Replace("](", "]\\(");

    public static string EscapeLine(string text)
    {
        string line = Escape(text).TrimStart();
        return line.Length > 0 && Beginnings.Contains(line[0]) ? "\\" + line : line;
    }

    // Backslashes are doubled: one before an escaped bar would undo the escape.
    public static string EscapeCell(string text) => !text.Contains('|') ? Escape(text)
        : Escape(text.Replace("\\", @"\\")).Replace("|", "\\|");

    public static string EscapeDescription(string text) => Escape(text).Replace("]", "\\]");
}
