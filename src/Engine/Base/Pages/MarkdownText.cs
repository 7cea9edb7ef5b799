namespace SerBench.Engine.Base.Pages;

internal static class MarkdownText
{
    private const string Beginnings = "#>-+*=_|~[";

    public static string Escape(string text) => PlainText.Of(text).Replace("<", "&lt;").Replace("](", "]\\(");

    public static string EscapeLine(string text)
    {
        string line = Escape(text).TrimStart();
        return line.Length > 0 && Beginnings.Contains(line[0]) ? "\\" + line : line;
    }

    public static string Wrap(string text, int width)
    {
        string indent = text.StartsWith("- ", StringComparison.Ordinal) ? "  " : "";
        var lines = new List<string> { "" };
        foreach (string word in text.Split(' '))
        {
            if (lines[^1].Length + 1 + word.Length > width)
            {
                lines.Add(indent + (word.Length > 0 && Beginnings.Contains(word[0]) ? "\\" : "") + word);
            }
            else
            {
                lines[^1] += lines.Count == 1 && lines[0].Length == 0 ? word : " " + word;
            }
        }

        return string.Join('\n', lines);
    }

    // A backslash before an escaped bar would undo the escape.
    public static string EscapeCell(string text) => !text.Contains('|') ? Escape(text)
        : Escape(text.Replace("\\", @"\\")).Replace("|", "\\|");

    public static string EscapeDescription(string text) => Escape(text).Replace("]", "\\]");
}
