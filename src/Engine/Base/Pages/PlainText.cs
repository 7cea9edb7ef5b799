namespace SerBench.Engine.Base.Pages;

// Terminals obey control characters, XML forbids them, and direction marks disguise text.
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

    // Both halves of a surrogate pair count as harmful, so callers must test for whole pairs first.
    public static bool IsHarmful(char c) =>
        char.IsControl(c) || char.IsSurrogate(c)
        || c is '\u2028' or '\u2029' or '\u061C' or '\u200E' or '\u200F'
            or (>= '\u202A' and <= '\u202E') or (>= '\u2066' and <= '\u2069') or >= '\uFFFE';
}
