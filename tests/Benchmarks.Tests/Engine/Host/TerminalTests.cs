using SerBench.Benchmarks.Base.Pages;
using SerBench.Benchmarks.Engine.Host;

namespace SerBench.Benchmarks.Tests.Engine.Host;

/// <summary>A terminal of 80 columns shows every line within them and breaks no name. The console of a test has 80 columns.</summary>
public class TerminalTests
{
    private const int Columns = 80;
    private const string Long = "peer/System.Runtime.Serialization.Formatters";

    private readonly StringWriter _output = new();

    private string[] Lines => _output.ToString().Split('\n');

    [Fact]
    public void A_table_that_is_too_wide_becomes_lines_with_headers()
    {
        var table = new TextTable(["mode", .. Enumerable.Range(0, 12).Select(column => $"column {column}")]);
        table.Add([Long, .. Enumerable.Range(0, 12).Select(column => $"1,234.{column}")]);

        Interactive().Draw(table);

        Assert.Equal(Long, Lines[0]);
        Assert.Contains("    column 0 1,234.0; column 1 1,234.1;", _output.ToString());
        Assert.Contains("column 11 1,234.11;", _output.ToString());
        Assert.All(Lines, line => Assert.True(line.Length <= Columns, line));
    }

    [Fact]
    public void A_line_is_broken_between_words()
    {
        string text = $"  - {string.Join(' ', Enumerable.Repeat(Long, 5))} end";

        Interactive().Line(text);

        Assert.All(Lines, line => Assert.True(line.Length <= Columns, line));
        Assert.Equal(5, Lines.Sum(line => line.Split(' ').Count(word => word == Long)));
        Assert.All(Lines[1..^1], line => Assert.StartsWith("  ", line));
    }

    [Fact]
    public void Without_people_nothing_is_broken()
    {
        string text = string.Join(' ', Enumerable.Repeat(Long, 5));

        new Terminal(_output, TextWriter.Null, isInteractive: false).Line(text);

        Assert.Equal(text, Lines[0]);
    }

    [Fact]
    public void A_status_is_written_over_and_ends_as_an_empty_line()
    {
        Terminal terminal = Interactive();

        terminal.Status(new string('x', 200));
        terminal.Status("");

        string[] writes = _output.ToString().Split('\r', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(new string('x', Columns - 1), writes[0]);
        Assert.Equal(new string(' ', Columns - 1), Assert.Single(writes[1..]));
    }

    private Terminal Interactive() => new(_output, TextWriter.Null, isInteractive: true);
}
