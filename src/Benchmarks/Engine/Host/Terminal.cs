using Spectre.Console;

namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The output of a command: plain lines, and tables. These are drawn for a terminal or, without a terminal, as plain text.</summary>
public sealed class Terminal
{
    // Wider than any table, because nothing may wrap without a terminal.
    private const int PlainWidth = 10_000;

    // Spectre's simple border puts as many characters between two columns.
    private const int ColumnGap = 3;

    private readonly IAnsiConsole _console;

    public Terminal(TextWriter output, TextWriter error, bool isInteractive)
    {
        (Output, Error, IsInteractive) = (output, error, isInteractive);
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

    /// <summary>The terminal for lines beside JSON, which stands alone on the output.</summary>
    public Terminal Beside(bool isJson) => isJson ? new(Error, Error, isInteractive: false) : this;

    /// <summary>The writer for text that must stay exactly as it is: JSON, and text of several lines.</summary>
    public TextWriter Output { get; }

    public TextWriter Error { get; }

    /// <summary>True if people watch the output, so that a line may be written over.</summary>
    public bool IsInteractive { get; }

    /// <summary>Prints one line, whatever the text holds. A terminal gets it broken between words.</summary>
    public void Line(string text = "")
    {
        string plain = PlainText.Of(text);
        if (IsInteractive && plain.Length >= Width)
        {
            plain = string.Join('\n', Wrap(plain.Trim().Split(' '), plain.Length - plain.TrimStart().Length));
        }

        Output.WriteLine(plain);
    }

    /// <summary>Prints one line to the error output, whatever the text holds.</summary>
    public void ErrorLine(string text) => Error.WriteLine(PlainText.Of(text));

    /// <summary>Prints the blocks that a terminal can show.</summary>
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
                    items.Texts.ToList().ForEach(text => Line($"- {text}"));
                    break;
            }
        }
    }

    /// <summary>Writes over the current line, within the width of the terminal. An empty text clears the line.</summary>
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

    private int Width => _console.Profile.Width;

    // A word that is longer than the line stays whole.
    private IEnumerable<string> Wrap(IEnumerable<string> words, int indent)
    {
        string start = new(' ', indent);
        string line = start;
        foreach (string word in words)
        {
            if (line.Length > indent && line.Length + 1 + word.Length > Width)
            {
                yield return line;
                line = start;
            }

            line = line.Length == indent ? line + word : $"{line} {word}";
        }

        yield return line;
    }

    /// <summary>Draws a table. On a terminal that is too narrow for it, each row becomes a line of its texts and one of its figures with their headers.</summary>
    /// <param name="table">The table to draw.</param>
    /// <param name="styleOf">The style of a row on a terminal with colours; null for no style.</param>
    public void Draw(TextTable table, Func<IReadOnlyList<string>, string?>? styleOf = null)
    {
        int natural = table.Header.Select((header, column) => table.Rows.Select(row => row[column].Length).Append(header.Length).Max() + ColumnGap).Sum();
        if (IsInteractive && natural > Width)
        {
            DrawNarrow(table);
            return;
        }

        Table drawing = new Table().Border(TableBorder.Simple);
        foreach (string header in table.Header)
        {
            var column = new TableColumn(new Text(PlainText.Of(header)));
            drawing.AddColumn(drawing.Columns.Count < table.TextColumns ? column.LeftAligned() : column.RightAligned());
        }

        foreach (IReadOnlyList<string> row in table.Rows)
        {
            Style? style = styleOf?.Invoke(row) is { } name ? Style.Parse(name) : default(Style?);
            drawing.AddRow(row.Select(cell => new Text(PlainText.Of(cell), style)));
        }

        _console.Write(drawing);
    }

    private void DrawNarrow(TextTable table)
    {
        foreach (IReadOnlyList<string> row in table.Rows)
        {
            Line(string.Join("  ", row.Take(table.TextColumns)));
            IEnumerable<string> figures = table.Header.Zip(row).Skip(table.TextColumns).Where(cell => cell.Second.Length > 0).Select(cell => $"{cell.First} {cell.Second}");
            foreach (string line in Wrap(figures.Select(figure => PlainText.Of(figure) + ";"), indent: 4))
            {
                Output.WriteLine(line);
            }
        }
    }
}
