namespace SerBench.Benchmarks.Base.Pages;

/// <summary>Turns text from a file into one harmless line. A terminal would obey control characters, XML forbids them, and characters that
/// turn the direction of writing would falsify a line. Every output passes its text through here before its own escaping.</summary>
public static class PlainText
{
    private const char Replacement = '\uFFFD';

    public static string Of(string text)
    {
        if (!text.AsSpan().ContainsAnyExceptInRange(' ', '~'))
        {
            return text;
        }

        var plain = new StringBuilder(text.ReplaceLineEndings(" "));
        for (int i = 0; i < plain.Length; i++)
        {
            if (char.IsHighSurrogate(plain[i]) && i + 1 < plain.Length && char.IsLowSurrogate(plain[i + 1]))
            {
                i++;
            }
            else if (plain[i] == '\t')
            {
                plain[i] = ' ';
            }
            else if (IsHarmful(plain[i]))
            {
                plain[i] = Replacement;
            }
        }

        return plain.ToString();
    }

    /// <summary>True for control characters, halves of surrogate pairs, line separators, noncharacters and marks that turn the direction of
    /// writing.</summary>
    public static bool IsHarmful(char c) =>
        char.IsControl(c) || char.IsSurrogate(c) || c is '\u2028' or '\u2029' or '\u061C' or '\u200E' or '\u200F' or (>= '\u202A' and <= '\u202E') or (>= '\u2066' and <= '\u2069') or >= '\uFFFE';
}
