namespace SerBench.Benchmarks.Tests.Engine.Host;

// A terminal of 80 columns shows every line within them and breaks no name. The console of a test has 80 columns.
public class TerminalTests
{
    private const int Columns = 80;
    private const string Long = "peer/System.Runtime.Serialization.Formatters";

    private readonly StringWriter _output = new();

    private string[] Lines => _output.ToString().Split('\n');

    [Fact]
    public void A_table_that_is_too_wide_becomes_several_with_the_same_texts()
    {
        var table = new TextTable(["mode", .. Enumerable.Range(10, 12).Select(column => $"column-{column}")]);
        table.Add([Long, .. Enumerable.Range(10, 12).Select(column => $"1,234.{column}")]);

        Interactive().Draw(table);

        string[] tables = _output.ToString().Split("mode")[1..];
        Assert.Equal(3, tables.Length);
        Assert.All(tables, one => Assert.Contains("System", one));
        Assert.All(Enumerable.Range(10, 12), column =>
            Assert.Single(tables, one => one.Contains($"column-{column}") && one.Contains($"1,234.{column}")));
        AssertFits();
    }

    // A table of the usual run, with a terminal and without.
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Texts_of_a_table_are_broken_between_words(bool isInteractive)
    {
        var table = new TextTable("model", "line", "library", "us", "code us", "bytes", "launches") { TextColumns = 3 };
        table.Add(
            "complex-list (ascii)", "cheapest", "MessagePack or Google.Protobuf or Nerdbank.MessagePack", "1,200", "127", "133,467", "1");

        new Terminal(_output, TextWriter.Null, isInteractive).Draw(table);

        AssertFits();
        Assert.Contains(Lines, line => line.Contains("\u2500\u2500\u2500", StringComparison.Ordinal));
        string[] words = "complex-list (ascii) Google.Protobuf Nerdbank.MessagePack 133,467 launches".Split(' ');
        Assert.All(words, word => Assert.Contains(word, _output.ToString()));
    }

    // A table of sizes with a long name.
    [Fact]
    public void A_name_is_broken_where_its_parts_end_if_there_is_no_other_way()
    {
        var table = new TextTable("serializer", "placed/data", "+lz4", "+brotli", "+lz4-k4os");
        table.Add(Long, "1,234,567 \u2021", "1,234", "1,234", "1,234");

        Interactive().Draw(table);

        AssertFits();
        Assert.Contains("Serialization", _output.ToString());
        Assert.Contains("peer/System.Runtime.", _output.ToString());
    }

    [Fact]
    public void A_line_is_broken_between_words()
    {
        string text = $"  - {string.Join(' ', Enumerable.Repeat(Long, 5))} end";

        Interactive().Line(text);

        AssertFits();
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

    private void AssertFits() => Assert.All(Lines, line => Assert.True(line.Length <= Columns, line));

    private Terminal Interactive() => new(_output, TextWriter.Null, isInteractive: true);
}
