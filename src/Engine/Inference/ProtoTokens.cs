using System.Text.RegularExpressions;

namespace SerBench.Engine.Inference;

internal sealed partial class ProtoTokens(string text, string file)
{
    private const int LongestName = 500;

    private int _position;
    private int _line = 1;

    // A word, a number, a text with its quotes, or one sign; empty at the end of the file.
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

    public string TakeName()
    {
        string name = "";
        do
        {
            if (Current.Length == 0 || !Current.All(IsWord) || char.IsAsciiDigit(Current[0]))
            {
                throw Fault($"has {Show()} where a name must stand");
            }

            name += Current;
            if (name.Length > LongestName)
            {
                throw Fault($"has a name of more than {LongestName} letters");
            }

            Next();
        }
        while (name[^1] == '.' || Current.StartsWith('.'));
        return name;
    }

    public string TakeText()
    {
        string quoted = Current;
        if (quoted is not ['"' or '\'', ..])
        {
            throw Fault($"has {Show()} where text in quotes must stand");
        }

        Next();
        return quoted[1..^1];
    }

    // As in protoc, a number after 0x is hexadecimal, and a number after another leading 0 is octal.
    public int TakeNumber()
    {
        bool isNegative = Skip("-");
        int radix = Current is ['0', 'x' or 'X', ..] ? 16 : Current is ['0', ..] ? 8 : 10;
        long number = Current is "" or "0x" or "0X" ? long.MaxValue : 0;
        foreach (char unit in radix == 16 ? Current[2..] : Current)
        {
            int digit = "0123456789abcdef".IndexOf(char.ToLowerInvariant(unit));
            number = digit < 0 || digit >= radix || number > int.MaxValue ? long.MaxValue : (number * radix) + digit;
        }

        number = isNegative ? -number : number;
        if (number != (int)number)
        {
            throw Fault($"has {Show()} where a number must stand");
        }

        Next();
        return (int)number;
    }

    public void SkipStatement()
    {
        int depth = 0;
        bool isEnd;
        do
        {
            depth += Current is "{" or "[" ? 1 : Current is "}" or "]" ? -1 : 0;
            isEnd = depth == 0 && Current is ";" or "}";
            if (Current.Length == 0)
            {
                throw Fault("ends within a statement");
            }

            Next();
        }
        while (!isEnd);
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
