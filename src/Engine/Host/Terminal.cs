using System.Text.RegularExpressions;
using Spectre.Console;

namespace SerBench.Engine.Host;

public sealed partial class Terminal
{
    // This width keeps Spectre.Console from breaking lines in files and pipes.
    private const int PlainWidth = 10_000;

    private const int UsualWidth = 80;

    private const int ColumnGap = 3;
    private const int NarrowGap = 2;

    private const int LongestFigure = 24;

    private readonly IAnsiConsole _console;
    private readonly int? _width;

    public Terminal(TextWriter output, TextWriter error, bool isInteractive, int? width = null)
    {
        (Output, Error, IsInteractive, _width) = (output, error, isInteractive, width);
        bool isColoured = isInteractive && Environment.GetEnvironmentVariable("NO_COLOR") is null or "";
        _console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Out = new AnsiConsoleOutput(output),
            Ansi = isColoured ? AnsiSupport.Detect : AnsiSupport.No,
            ColorSystem = isColoured ? ColorSystemSupport.Detect : ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
        });
        if (!isInteractive)
        {
            _console.Profile.Width = PlainWidth;
        }
    }

    public static Terminal OfProcess() => new(Console.Out, Console.Error, !Console.IsOutputRedirected);

    // JSON must be alone on the output, so other lines go to the error output.
    public Terminal BesideJson(bool isJson) => isJson ? new(Error, Error, isInteractive: false) : this;

    // Only text that must stay exact, such as JSON, is written here.
    public TextWriter Output { get; }

    public TextWriter Error { get; }

    public bool IsInteractive { get; }

    public void Line(string text = "")
    {
        string plain = PlainText.Of(text);
        if (IsInteractive && plain.Length >= Width)
        {
            string indent = new(' ', plain.Length - plain.TrimStart().Length);
            plain = string.Join('\n', Fold(PiecesOf(plain.Trim()), Width - indent.Length).Select(line => indent + line));
        }

        Output.WriteLine(plain);
    }

    public void Entry(string name, string text, int column)
    {
        string space = new(' ', column);
        string body = string.Join($"\n{space}", Fold(PiecesOf(text), Math.Max(column, Width - column)));
        Output.WriteLine($"{(name.Length < column || text.Length == 0 ? name.PadRight(column) : $"{name}\n{space}")}{body}".TrimEnd());
    }

    public void Lines(IEnumerable<string> texts)
    {
        foreach (string text in texts)
        {
            Line(text);
        }
    }

    public void ErrorLine(string text) => Error.WriteLine(PlainText.Of(text));

    public void Write(IEnumerable<Block> blocks)
    {
        foreach (Block block in blocks)
        {
            switch (block)
            {
                case Block.Heading heading:
                    Heading(heading.Text);
                    break;
                case Block.Table table:
                    Draw(table.Content);
                    break;
                case Block.Paragraph paragraph:
                    Line(paragraph.Text);
                    break;
                case Block.Bullets items:
                    Lines(items.Texts.Select(text => $"- {text}"));
                    break;
            }
        }
    }

    public void Status(string text)
    {
        int width = Math.Max(20, Width) - 1;
        string line = PlainText.Of(text);
        Output.Write($"\r{(line.Length > width ? line[..width] : line.PadRight(width))}{(line.Length == 0 ? "\r" : "")}");
    }

    public void Heading(string text)
    {
        Line();
        _console.Write(new Text(PlainText.Of(text), new Style(decoration: Decoration.Bold)));
        Line();
    }

    private int Width => IsInteractive ? _console.Profile.Width : _width is { } given ? given
        : int.TryParse(Environment.GetEnvironmentVariable("COLUMNS"), out int columns) && columns > 0 ? columns : UsualWidth;

    // If a table is too wide, texts are broken between words, then names between their parts.
    public void Draw(TextTable table, Func<IReadOnlyList<string>, string?>? styleOf = null)
    {
        string[] header = [.. table.Header.Select(PlainText.Of)];
        string[][] rows = [.. table.Rows.Select(row => row.Select(PlainText.Of).ToArray())];
        int[] widths =
            [.. header.Select((text, column) => rows.Select(row => row[column].GetCellWidth()).Append(text.GetCellWidth()).Max())];
        int[] all = [.. Enumerable.Range(0, header.Length)];
        if (widths.Sum(width => width + ColumnGap) < Width)
        {
            DrawPart(all, widths, canBreakNames: false);
            return;
        }

        int[] least = LeastOf(table, header, rows, canBreakNames: false);
        bool canBreakNames = RoomBeside(all, least) < 0;
        least = canBreakNames ? LeastOf(table, header, rows, canBreakNames) : least;
        foreach (int[] part in PartsOf(table.TextColumns, least))
        {
            int[] given = [.. least];
            for (int spare = RoomBeside(part, least); spare > 0; spare--)
            {
                given[part.MaxBy(column => widths[column] - given[column])]++;
            }

            DrawPart(part, given, canBreakNames);
        }

        void DrawPart(int[] part, int[] given, bool canBreakNames)
        {
            Table drawing = new Table().Border(TableBorder.Simple);
            foreach (int column in part)
            {
                TableColumn drawn = new TableColumn(TextOf(header[column], column)).Padding(given == widths ? 1 : 0, 0, 1, 0);
                drawing.AddColumn(column < table.TextColumns ? drawn.LeftAligned() : drawn.RightAligned());
            }

            foreach ((int index, string[] row) in rows.Index())
            {
                Style? style = styleOf?.Invoke(table.Rows[index]) is { } name ? Style.Parse(name) : default(Style?);
                drawing.AddRow(part.Select(column => TextOf(row[column], column, style)));
            }

            _console.Write(drawing);

            Text TextOf(string text, int column, Style? style = null) =>
                new(string.Join('\n', Fold(PiecesOf(text, canBreakNames), given[column])), style);
        }
    }

    private int RoomBeside(IEnumerable<int> columns, int[] least) => Width - 1 - columns.Sum(column => least[column] + NarrowGap);

    private IEnumerable<int[]> PartsOf(int textColumns, int[] least)
    {
        int[] part = [.. Enumerable.Range(0, textColumns)];
        int repeated = RoomBeside(part, least) < 0 ? 1 : textColumns;
        part = part[..repeated];
        for (int column = repeated; column < least.Length; column++)
        {
            if (part.Length > repeated && RoomBeside([.. part, column], least) < 0)
            {
                yield return part;
                part = part[..repeated];
            }

            part = [.. part, column];
        }

        yield return part;
    }

    private static int[] LeastOf(TextTable table, string[] header, string[][] rows, bool canBreakNames) =>
    [
        .. header.Select((text, column) => rows.Select(row => row[column])
            .Select(cell => column < table.TextColumns || cell.Length > LongestFigure
                ? LongestPiece(cell, canBreakNames) : cell.GetCellWidth())
            .Append(LongestPiece(text, canBreakNames)).Max()),
    ];

    private static int LongestPiece(string text, bool canBreakNames) =>
        PiecesOf(text, canBreakNames).Max(piece => piece.TrimEnd().GetCellWidth());

    private static string[] PiecesOf(string text, bool canBreakNames = false) => (canBreakNames ? PartOfName() : Word()).Split(text);

    private static IEnumerable<string> Fold(IEnumerable<string> pieces, int width)
    {
        var lines = new List<string> { "" };
        foreach (string piece in pieces)
        {
            if (lines[^1].Length > 0 && lines[^1].GetCellWidth() + piece.TrimEnd().GetCellWidth() > width)
            {
                lines.Add("");
            }

            lines[^1] += piece;
        }

        return lines.Select(line => line.TrimEnd());
    }

    // Chinese has no spaces, so lines may break between characters.
    [GeneratedRegex("(?<= )|(?<=[一-龥])(?=[一-龥])")]
    private static partial Regex Word();

    [GeneratedRegex("(?<= )|(?<=[一-龥])(?=[一-龥])|(?<=[/,.:])(?=[A-Za-z])")]
    private static partial Regex PartOfName();
}
