using SerBench.Benchmarks.Tests.Features.Attacks;

namespace SerBench.Benchmarks.Tests.Features.Reports.Sections;

// Scores of hostile input stand beside the times, of the readers that the run has; report-full.txt shows them.
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

    // Accesses of a format share its reader; a view and other formats have their own.
    [Theory]
    [InlineData("ignite-raw/compiled", 5)]
    [InlineData("ignite-raw/generated", 5)]
    [InlineData("floor/object", 0)]
    [InlineData("ignite-raw/view", null)]
    [InlineData("ignite/compiled", null)]
    [InlineData("floor/view", null)]
    public void A_reader_has_its_score(string serializer, int? bad) => Assert.Equal(bad, All.Find(serializer, "person")?.Bad);

    [Fact]
    public void Html_has_them_too()
    {
        string page = WrittenReports.Html(Attacked);

        Assert.Contains("<h3 id=\"hostile\">Hostile input</h3>", page);
        Assert.Contains("[\"kind5\",50,\"refused: 50%\"]", page);
        Assert.Contains("\"0.50 % of 1,000 failed\",[[", page);
        Assert.Contains("\"bad\":", page);
        Assert.DoesNotContain("\"refused: ", WrittenReports.Html(SampleRecords.Quick));
    }
}
