using System.Text.RegularExpressions;

namespace SerBench.Benchmarks.Inference;

/// <summary>The words, numbers, texts and signs of a .proto file, one after the other, without comments.</summary>
internal sealed partial class ProtoTokens(string text, string file)
{
    private int _position;
    private int _line = 1;

    /// <summary>The current token: a word, a number, a text with its quotes, or one sign. Empty at the end of the file.</summary>
    public string Current { get; private set; } = "";

    public void Next()
    {
        Match match = Piece.Match(text, _position);
        while (match.Success && !match.Groups["token"].Success)
        {
            Pass(match);
            match = Piece.Match(text, _position);
        }

        if (!match.Success && _position < text.Length)
        {
            throw Fault("has text or a comment without an end");
        }

        Current = match.Value;
        Pass(match);
    }

    /// <summary>Goes on if the current token is the given one.</summary>
    public bool Skip(string token)
    {
        bool isIt = Current == token;
        if (isIt)
        {
            Next();
        }

        return isIt;
    }

    public void Demand(string token)
    {
        if (!Skip(token))
        {
            throw Fault($"has {Show()} where '{token}' must stand");
        }
    }

    /// <summary>Reads a name, perhaps with dots.</summary>
    public string TakeName()
    {
        string name = Current;
        if (name.Length == 0 || !name.All(IsWord) || char.IsAsciiDigit(name[0]))
        {
            throw Fault($"has {Show()} where a name must stand");
        }

        Next();
        return name;
    }

    public string TakeText()
    {
        string quoted = Current;
        if (quoted.Length == 0 || quoted[0] is not ('"' or '\''))
        {
            throw Fault($"has {Show()} where text in quotes must stand");
        }

        Next();
        return quoted[1..^1];
    }

    public int TakeNumber()
    {
        string sign = Skip("-") ? "-" : "";
        bool isHex = Current.StartsWith("0x", StringComparison.OrdinalIgnoreCase);
        if (!(isHex
            ? int.TryParse(Current.AsSpan(2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out int number)
            : int.TryParse(sign + Current, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number)))
        {
            throw Fault($"has {Show()} where a number must stand");
        }

        Next();
        return isHex && sign.Length > 0 ? -number : number;
    }

    /// <summary>Skips a statement: everything up to its semicolon, or up to the end of its braces.</summary>
    public void SkipStatement()
    {
        int depth = 0;
        do
        {
            depth += Current is "{" or "[" ? 1 : Current is "}" or "]" ? -1 : 0;
            bool isEnd = depth == 0 && Current is ";" or "}";
            if (Current.Length == 0)
            {
                throw Fault("ends within a statement");
            }

            Next();
            if (isEnd)
            {
                return;
            }
        }
        while (true);
    }

    public UsageException Fault(string what) => new($"'{file}' {what}, at line {_line}.");

    private string Show() => Current.Length == 0 ? "its end" : $"'{(Current.Length <= 40 ? Current : Current[..40] + "...")}'";

    private static bool IsWord(char unit) => char.IsAsciiLetterOrDigit(unit) || unit is '_' or '.';

    [GeneratedRegex("""\G(?:\s+|//[^\n]*|/\*[\s\S]*?\*/|(?<token>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z0-9_.]+|[^"'/\s]))""")]
    private static partial Regex Piece { get; }

    private void Pass(Match match)
    {
        _line += match.ValueSpan.Count('\n');
        _position += match.Length;
    }
}
