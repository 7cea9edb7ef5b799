using System.Security.Cryptography;
using SerBench.Benchmarks.Features.Reports.Html;
using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Tests.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Features.Reports;

public partial class HtmlReportTests
{
    private static readonly string Text = WrittenReports.Html(SampleRecords.Quick);

    [Fact]
    public void It_needs_no_other_file_and_no_network()
    {
        Assert.DoesNotContain("<link", Text);
        Assert.DoesNotMatch("(src|href)\\s*=\\s*\"[^#]", Text);
        Assert.DoesNotContain("import", Text);
        Assert.DoesNotContain("fetch(", Text);
        Assert.DoesNotMatch("url\\(", Text);
    }

    [Fact]
    public void The_answer_is_the_heading_and_its_facts_are_the_first_paragraph() =>
        Assert.Equal(
            MarkdownReport.FactsOf(new Judge(SampleRecords.Quick)),
            System.Net.WebUtility.HtmlDecode(FirstParagraph().Match(Text).Groups[1].Value));

    [Fact]
    public void It_folds_every_section_that_the_explorer_does_not_replace()
    {
        JsonElement[] details = [.. DataOf(Text).GetProperty("details").EnumerateArray()];

        foreach (Section section in WrittenReports.Sections(SampleRecords.Quick)
            .Where(section => section.Id is not ("modes" or "answer" or "rows")))
        {
            Assert.Contains($"<summary><h3 id=\"{section.Id}\">", Text);
            Assert.Single(details, one => one.TextOf("id") == section.Id);
        }

        int[] places = [.. new[] { "answer", "modes", "explorer", "calculator-heading", "details" }
            .Select(id => Text.IndexOf($"<h2 id=\"{id}\">", StringComparison.Ordinal))];
        Assert.DoesNotContain(-1, places);
        Assert.Equal(places.Order(), places);
    }

    [Fact]
    public void The_browser_refuses_every_script_but_that_of_the_page()
    {
        const string Start = "<script>";
        int start = Text.LastIndexOf(Start, StringComparison.Ordinal) + Start.Length;
        string script = Text[start..Text.LastIndexOf("</script>", StringComparison.Ordinal)];

        string hash = Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(script)));
        Assert.Contains($"default-src 'none'; script-src 'sha256-{hash}'", Text);
        Assert.DoesNotContain("unsafe-inline", Text);
        Assert.DoesNotContain("innerHTML", script);
    }

    [Fact]
    public void Every_heading_has_an_id() =>
        Assert.DoesNotMatch("<h[1-6](?! id=\"[^\"]+\")", Text[..Text.IndexOf("<script", StringComparison.Ordinal)]);

    [Fact]
    public void Rows_have_what_the_explorer_needs()
    {
        JsonElement run = DataOf(Text).GetProperty("runs")[0];
        JsonElement[] serializers = [.. run.GetProperty("serializers").EnumerateArray()];
        JsonElement data = Assert.Single(run.GetProperty("data").EnumerateArray());
        JsonElement row = data.GetProperty("rows").EnumerateArray()
            .First(row => serializers[row.NumberOf("s")].TextOf("id") == SampleRecords.Fast);
        JsonElement encode = row.GetProperty("times").GetProperty("encode");

        Assert.Equal("person / article", data.TextOf("title"));
        Assert.Equal(["bound", "ours", "bound", "ours", "ours"], serializers.Select(one => one.TextOf("class")));
        Assert.Equal((1067, 100), (row.NumberOf("bytes"), encode.NumberOf("median")));
        Assert.Equal(4500, row.GetProperty("first").GetDouble(), 10);
        Assert.Equal(12, encode.GetProperty("samples")[0].GetArrayLength());
    }

    [Fact]
    public void A_large_run_fits_and_the_page_counts_the_samples_that_do_not()
    {
        string large = WrittenReports.Html(LargeRecord.Of(rows: 1400, samples: 30));
        string larger = WrittenReports.Html(LargeRecord.Of(rows: 1400, samples: 200));

        Assert.InRange(Encoding.UTF8.GetByteCount(large), 1, HtmlReport.MostBytes);
        Assert.InRange(Encoding.UTF8.GetByteCount(larger), HtmlReport.MostBytes / 2, HtmlReport.MostBytes);
        Assert.Equal(0, DataOf(large).NumberOf("samplesLeftOut"));
        int kept = Regex.Count(larger, "\"samples\":");
        Assert.Equal(1400 - kept, DataOf(larger).NumberOf("samplesLeftOut"));
        Assert.InRange(kept, 1, 1399);
    }

    [Fact]
    public void Every_byte_is_told_where_there_is_room()
    {
        RunRecord small = Explained(cells: 3);
        RunRecord large = Explained(cells: 300);

        Assert.Contains("[\"more\",", WrittenReports.Html(small));
        string page = WrittenReports.Html(large);
        Assert.DoesNotContain("[\"more\",", page);
        Assert.InRange(Encoding.UTF8.GetByteCount(page), 1, HtmlReport.MostBytes);
        Assert.False(DataOf(page).GetProperty("hasFoldedTables").GetBoolean());
    }

    [Fact]
    public void The_explorer_knows_every_operation() =>
        Assert.All(Enum.GetValues<Operation>(), operation => Assert.Matches($"[ \n\"]{KebabCase.Of(operation)}\"?: \"", Asset.Script));

    [Theory]
    [InlineData("\"start\":{\"safe\":\"yes\",", 125, 1, Question.Safe)]
    [InlineData("\"start\":{\"link\":\"1250\",\"net\":\"1250\",\"wire\":\"1250\",\"fan\":\"9\"", 1250, 9)]
    [InlineData("\"reads\":9,", 1250, 9)]
    public void It_starts_with_the_question_of_the_run(string start, double link, double reads, params string[] only) => Assert.Contains(
        start, WrittenReports.Html(SampleRecords.Quick with { Question = new Question(link, reads) { Only = only } }));

    [Fact]
    public void Several_runs_share_a_page()
    {
        RunRecord other = SampleRecords.Quick with { Started = SampleRecords.Quick.Started.AddDays(1) };

        JsonElement runs = DataOf(WrittenReports.Html(SampleRecords.Quick, other)).GetProperty("runs");

        Assert.Equal(
            new[] { "04", "05" }.Select(day => $"quick run of 2026-03-{day} 05:06 on A processor, 2 cores, .NET 10.0.12"),
            runs.EnumerateArray().Select(run => run.TextOf("name")));
    }

    [Fact]
    public void A_library_has_the_notes_of_its_card()
    {
        IReadOnlyList<string> notes = FairnessNotes.Of("peer/MemoryPack:utf16");

        Assert.Equal(3, notes.Count);
        Assert.StartsWith("Called: the same with Utf16. Why: faster text", notes[0]);
        Assert.StartsWith("Called: Serialize(struct writer, value, Utf8), Deserialize(span). Why: buffer writer recommended", notes[1]);
        Assert.StartsWith("Needs: attribute, generator. Fields can be added: yes; not removed.", notes[2]);
        Assert.Contains("never safe", FairnessNotes.Of("peer/System.Runtime.Serialization.Formatters")[^1]);
        Assert.Empty(FairnessNotes.Of(SampleRecords.Fast));
    }

    [Fact]
    public void Text_for_the_script_is_plain()
    {
        string data = DataOf(WrittenReports.Html(SampleRecords.Quick with { Notes = ["\u202Enote\u001b"] })).ToString();

        Assert.Contains("\\uFFFDnote\\uFFFD", data);
        Assert.DoesNotContain("\\u202E", data, StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public void A_run_that_timed_nothing_has_no_calculator() =>
        Assert.DoesNotContain("id=\"calculator\"", WrittenReports.Html(SampleRecords.Quick with { Timings = [], FirstCalls = [] }));

    private static RunRecord Explained(int cells)
    {
        PartLine[] parts = [.. Enumerable.Range(0, 100)
            .Select(index => new PartLine("value", 1, "2a", $"Member{index}", "the value of the member"))];
        return LargeRecord.Of(rows: 2 * cells, samples: 6)
            .WithCells(cell => cell with { PayloadSha256 = $"{cell.Id}", Anatomy = [new KindRecord("value", 100, 100)], Parts = parts });
    }

    private static JsonElement DataOf(string page) => JsonDocument.Parse(Data().Match(page).Groups[1].Value).RootElement;

    [GeneratedRegex("id=\"data\">(.*?)</script>", RegexOptions.Singleline)]
    private static partial Regex Data();

    [GeneratedRegex("<p[^>]*>([^<]*)</p>")]
    private static partial Regex FirstParagraph();
}
