using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports.Machines;

// The transcript several-runs.txt shows what a report says of several runs.
public class SideBySideTests
{
    private static readonly RunRecord First = Make(6000, 12_000);
    private static readonly RunRecord Other = Make(12_000, 6000);

    [Fact]
    public void A_single_run_has_no_section() => Assert.Null(new SideBySide([First]).Write(isBrief: true));

    [Fact]
    public void Answers_are_counted()
    {
        Assert.Null(new SideBySide([First]).Count());
        Assert.Equal("other runs agree on 1 of 1 answers, differ on 0", new SideBySide([First, Make(3000, 9000)]).Count());
        Assert.Equal("other runs agree on 0 of 1 answers, differ on 1", new SideBySide([First, Other]).Count());
    }

    [Fact]
    public void The_page_has_the_section_with_all_libraries()
    {
        string page = WrittenReports.Html(First, Other);

        Assert.Contains("<h3 id=\"runs\">Several runs</h3>", page);
        Assert.Contains("Libraries of person in all runs", page);
        Assert.Contains("\"notes\":[\"person: the answer changes: ", page);
    }

    [Fact]
    public void A_library_that_the_first_run_lacks_is_named_with_its_version()
    {
        static string Renamed(string id) => id == "peer/Oblong" ? "peer/MemoryPack" : id;
        RunRecord versioned = Other.WithSerializers(one => one with { Id = Renamed(one.Id), Library = "MemoryPack.Core" })
            .WithCells(cell => cell with { Serializer = Renamed(cell.Serializer) })
            .WithRows(row => row with { Serializer = Renamed(row.Serializer) }) with
        {
            Libraries = [new LibraryOrigin("MemoryPack.Core", "2.0.0", "f", "00")],
        };

        string section = MarkdownReport.Render(new SideBySide([First, versioned]).Write(isBrief: false)!);
        Assert.Matches(@"\| MemoryPack +\| +- \| 1\.00 \(2\.0\.0\) \|", section);
    }

    private static RunRecord Make(double square, double oblong) =>
        VerdictTests.Repeat(
            6, LinkModesTests.Make(("peer/Square", 1000, square), ("peer/Oblong", 900, oblong), ("dense/generated", 1000, 1000)));
}
