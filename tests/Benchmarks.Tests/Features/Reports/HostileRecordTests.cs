using System.Xml.Linq;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// A record whose every text is an attack on who reads its reports: nothing of it comes out raw, in any format.
public sealed partial class HostileRecordTests : WithFolder
{
    // A formula, a tag, a terminal's commands of two kinds, lines of Markdown, a link, text turned around, quotes, and what XML lacks.
    private const string Hostile =
        "=<script>alert(1)</script>\u001b]0;title\u0007\u009b31m\r\n# x\t\u202e\u2028|](javascript:alert(1))<!--\"'&\0\ufffe";

    // Times, and words of which a record knows a few only.
    private static readonly HashSet<string> Kept =
        ["schema", "started", "finished", "measured", "state", "status", "shape", "family", "operation", "native", "outcome"];

    // Whether the attack stands before the text, as formulas do, or after it, where names keep their form.
    public static TheoryData<bool> Places => [true, false];

    [Theory]
    [MemberData(nameof(Places))]
    public void Markdown_has_no_tag_no_line_and_no_link_of_it(bool isBefore)
    {
        string text = WrittenReports.AllMarkdown(Read(isBefore));

        AssertPlain(text, "report.md");
        Assert.DoesNotMatch(@"<[A-Za-z/!?]", Regex.Replace(text, "</?(details|summary)>", ""));
        Assert.DoesNotContain("](javascript", text);
        Assert.DoesNotMatch(@"(?m)^\s*#+ x", text);
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void Html_has_no_element_and_no_attribute_of_it(bool isBefore)
    {
        string text = WrittenReports.Html(Read(isBefore));

        AssertPlain(text, "report.html");
        Assert.Equal(Tags().Count(WrittenReports.Html(FullRecord.Value)), Tags().Count(text));
        Assert.DoesNotContain("alert(1)</script", text);
        Assert.DoesNotContain("<!--", text);
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void Pictures_are_well_formed(bool isBefore)
    {
        ReportFile[] pictures = [.. WrittenReports.Files(Read(isBefore))
            .Where(file => file.Name.EndsWith(".svg", StringComparison.Ordinal))];

        Assert.NotEmpty(pictures);
        Assert.All(pictures, picture =>
        {
            AssertPlain(picture.Text, picture.Name);
            Assert.Matches("^[A-Za-z0-9.-]+$", picture.Name);
            Assert.DoesNotContain(XDocument.Parse(picture.Text).Descendants(), element => element.Name.LocalName == "script");
        });
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void A_spreadsheet_gets_text_and_numbers(bool isBefore)
    {
        string[][] rows = Parse(CsvReport.Render(Read(isBefore)));

        Assert.Equal(FullRecord.Value.Timings.Count + 1, rows.Length);
        Assert.All(rows, row => Assert.Equal(rows[0].Length, row.Length));
        Assert.All(rows.SelectMany(row => row), cell =>
        {
            AssertPlain(cell.Replace('\r', '\n').Replace('\t', '\n'), "report.csv");
            Assert.True(
                cell.Length == 0 || !"=+-@\t\r".Contains(cell[0]) || double.TryParse(cell, NumberStyles.Float, null, out _), cell);
        });
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void A_terminal_gets_nothing_that_it_would_obey(bool isBefore)
    {
        string clean = _folder.File("clean.json");
        string hostile = _folder.File("hostile.json");
        RunRecordFile.Write(clean, FullRecord.Value);
        RunRecordFile.Write(hostile, Read(isBefore));
        Directory.CreateDirectory(_folder.File("run"));
        File.Copy(hostile, _folder.File("run/run.json"));
        string[][] commands =
        [
            ["claims", hostile],
            ["compare", clean, hostile, "--fail-on", "size,alloc"],
            ["compare", hostile, clean],
            ["compare", hostile, hostile],
            ["report", hostile, "--out", _folder.File("out")], ["--resume", "--out", _folder.File("run")],
        ];

        Assert.All(commands, command =>
        {
            ProgramRun run = ProgramRun.Of(command);
            Assert.InRange(run.ExitCode, 0, 4);
            AssertPlain(run.Output, $"{command[0]}, output");
            AssertPlain(run.Error, $"{command[0]}, errors");
            Assert.DoesNotMatch(@"(?m)^# x", run.Output + run.Error);
            Assert.InRange(run.Error.Split('\n').Length, 1, 2);
        });
    }

    [Theory]
    [InlineData("\u001b[2J", "\uFFFD[2J")]
    [InlineData("a\r\nb\nc", "a b c")]
    [InlineData("a\tb", "a b")]
    [InlineData("\u202Eabc", "\uFFFDabc")]
    [InlineData("\uD83D\uDE00", "\uD83D\uDE00")]
    [InlineData("né 中", "né 中")]
    public void A_line_is_plain(string text, string plain) => Assert.Equal(plain, PlainText.Of(text));

    [Fact]
    public void Half_of_a_pair_is_no_text() => Assert.Equal("a\uFFFDb\uFFFD", PlainText.Of("a\uD800b\uDC00"));

    [Theory]
    [InlineData("# heading", "\\# heading")]
    [InlineData(" - item", "\\- item")]
    [InlineData("[a]: b", "\\[a]: b")]
    [InlineData("List<int>", "List&lt;int>")]
    [InlineData("[a](b)", "\\[a]\\(b)")]
    [InlineData("int[,] a", "int[,] a")]
    public void A_line_of_Markdown_is_text(string text, string line) => Assert.Equal(line, MarkdownText.EscapeLine(text));

    private static void AssertPlain(string text, string where)
    {
        int index = text.AsSpan().IndexOfAny([.. Enumerable.Range(0, 0x10000)
            .Select(c => (char)c)
            .Where(c => c != '\n' && !char.IsSurrogate(c) && PlainText.IsHarmful(c))]);
        Assert.True(index < 0, index < 0 ? "" : $"{where} has U+{(int)text[index]:X4} after '{text[Math.Max(0, index - 60)..index]}'");
    }

    // Through the file, as a reader would get it.
    private RunRecord Read(bool isBefore)
    {
        string file = _folder.File("poisoned.json");
        JsonNode json = JsonNode.Parse(RunRecordFile.ToJson(FullRecord.Value))!;
        File.WriteAllText(file, Poison("", json, isBefore)!.ToJsonString());
        return RunRecordFile.Read(file);
    }

    // Numbers in the parts of messages are kept.
    private static JsonNode? Poison(string name, JsonNode? node, bool isBefore) => node switch
    {
        JsonObject members => new JsonObject(members.Select(member => KeyValuePair.Create(
            name == "compressed" ? Text(member.Key, isBefore) : member.Key, Poison(member.Key, member.Value, isBefore)))),
        JsonArray items => new JsonArray([.. items.Select(item => Poison(name, item, isBefore))]),
        JsonValue text when text.TryGetValue(out string? value) && !Kept.Contains(name) && !int.TryParse(value, out _) =>
            Text(value, isBefore),
        _ => node?.DeepClone(),
    };

    private static string Text(string value, bool isBefore) => isBefore ? Hostile + value : value + Hostile;

    // As a spreadsheet reads it.
    private static string[][] Parse(string csv)
    {
        var rows = new List<string[]>();
        var row = new List<string>();
        for (int i = 0; i < csv.Length;)
        {
            Match cell = CsvCell().Match(csv, i);
            Assert.True(cell.Success, csv[i..]);
            row.Add(cell.Groups["quoted"].Success ? cell.Groups["quoted"].Value.Replace("\"\"", "\"") : cell.Groups["bare"].Value);
            i += cell.Length;
            if (cell.Value.EndsWith('\n'))
            {
                rows.Add([.. row]);
                row.Clear();
            }
        }

        return [.. rows];
    }

    [GeneratedRegex("""\G(?:"(?<quoted>(?:[^"]|"")*)"|(?<bare>[^",\r\n]*))(?:,|\n)""")]
    private static partial Regex CsvCell();

    [GeneratedRegex("<script")]
    private static partial Regex Tags();
}
