using SerBench.Benchmarks.Tests.Features.Attacks;

namespace SerBench.Benchmarks.Tests.Features.Reports.Sections;

// Scores of hostile input stand beside the times, of the readers that the run has.
public class HostileSectionTests
{
    private static readonly AttackRecord All = new("scores/attack.json",
    [
        Scores.Of("ignite-raw/compiled", "person", wrongExceptions: 5),
        Scores.Of("ignite-raw/compiled", "tree"),
        Scores.Of("peer/Wild", "person", wrongExceptions: 400),
        Scores.Of("floor/object", "person"),
    ]);

    private static readonly RunRecord Attacked = SampleRecords.Quick with { Attack = All.Of(SampleRecords.Quick.Cells) };

    [Fact]
    public void Only_readers_and_models_of_the_run_are_shown() => Assert.Equal(
        [("ignite-raw/compiled", "person"), ("floor/object", "person")],
        Attacked.Attack!.Scores.Select(score => (score.Serializer, score.Model)));

    [Fact]
    public void A_run_of_other_things_has_no_score() =>
        Assert.Null((All with { Scores = [Scores.Of("peer/Wild", "person")] }).Of(SampleRecords.Quick.Cells));

    [Theory]
    [InlineData("ignite-raw/compiled", 5)]
    [InlineData("ignite-raw/generated", 5)]
    [InlineData("floor/object", 0)]
    public void Accesses_of_a_format_share_its_reader(string serializer, long bad) =>
        Assert.Equal(bad, All.Find(serializer, "person")!.Bad);

    [Theory]
    [InlineData("ignite-raw/view")]
    [InlineData("ignite/compiled")]
    [InlineData("floor/view")]
    public void A_view_and_other_formats_have_their_own(string serializer) => Assert.Null(All.Find(serializer, "person"));

    [Fact]
    public void Markdown_has_a_table_and_a_column_beside_the_times()
    {
        string text = WrittenReports.Markdown(Attacked);

        string section = text[text.IndexOf("## Hostile input", StringComparison.Ordinal)..];
        Assert.Contains("seed 7", section);
        Assert.Contains("Scores of scores/attack.json.", section);
        Assert.Matches(@"\| ignite-raw/compiled +\| +1,000 \| +50.0 \| +10.0 \| +39.5 \| +5 \(0.50 %\) \|", section);
        Assert.Matches(@"\| rank \| row +\| bytes \|.*\| +unharmed \|", text);
        Assert.Matches(@"\| ignite-raw/compiled +\|.*\| no: 0\.50 % \|", text);
    }

    [Fact]
    public void What_was_attacked_is_said_where_it_is_known()
    {
        var origin = new AttackOrigin(
            new DateTimeOffset(2026, 11, 22, 4, 0, 0, TimeSpan.Zero),
            "0123456789abcdef",
            [new("Wild", "1.2", "Wild.dll", "00"), new("SerBench.Model", "1", "Model.dll", "00")]);

        string text = WrittenReports.Markdown(Attacked with { Attack = Attacked.Attack! with { Origin = origin } });

        Assert.Contains("Scores of scores/attack.json, made on 2026-11-22 at commit 0123456789ab with Wild 1.2.", text);
    }

    [Fact]
    public void Html_has_them_too()
    {
        string page = WrittenReports.Html(Attacked);

        Assert.Contains("<h3 id=\"hostile\">Hostile input</h3>", page);
        Assert.Contains("[\"kind5\",50,\"refused: 50%\"]", page);
        Assert.Contains("\"0.50 % of 1,000 failed\",[[", page);
        Assert.Contains("\"bad\":", page);
    }

    [Fact]
    public void Without_scores_one_line_says_how_to_make_them()
    {
        string text = WrittenReports.Markdown(SampleRecords.Quick);

        Assert.Contains("`attack --out scores` makes one, `report run.json --attack scores` shows it", text);
        Assert.DoesNotMatch(@"x floor +\| hostile %", text);
        Assert.DoesNotContain("\"refused: ", WrittenReports.Html(SampleRecords.Quick));
    }

    [Theory]
    [InlineData("\"rejected\": 500", "\"rejected\": 501", "does not add up to its 1000 inputs")]
    [InlineData("\"inputs\": 1000", "\"inputs\": 0", "has no inputs")]
    [InlineData(
        "\"serializer\": \"floor/object\",\n        \"model\": \"person\",\n        \"inputs\"",
        "\"serializer\": \"ignite-raw/compiled\",\n        \"model\": \"person\",\n        \"inputs\"",
        "is listed twice")]
    public void A_record_whose_scores_cannot_be_is_refused(string what, string by, string reason)
    {
        using var folder = new Doubles.TestFolder();
        string json = RunRecordFile.ToJson(Attacked);
        Assert.Contains(what, json);
        folder.Write("run.json", json.Replace(what, by));

        Assert.Contains(reason, Assert.Throws<RunRecordException>(() => folder.ReadRun()).Message);
    }
}
