using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Tests.Docs;
using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports.Machines;

public class SideBySideTests
{
    private const string Oblong = "peer/Oblong";
    private const string Square = "peer/Square";

    private static readonly RunRecord First = Make(6000, 12_000);
    private static readonly CellRecord Car = SampleRecords.Cell(Square, 1000) with { Model = "car", Scenario = "serial" };

    [Fact]
    public void A_single_run_has_no_section() => Assert.Null(new SideBySide([First]).Write(isBrief: true));

    [Fact]
    public void A_library_that_costs_least_in_all_runs_is_named_once() =>
        Assert.Contains(
            "person: the answer holds in all 3 runs: Square costs least.",
            Say(First, Make(3000, 9000), Make(8000, 20_000)));

    // 20 ns of 20,000 are proven to be less than a tenth.
    [Fact]
    public void One_that_is_proven_equal_elsewhere_is_good_enough() =>
        Assert.Contains("person: the answer holds in both runs: Square costs least, or is proven equal.", Say(First, Make(6000, 6390)));

    [Fact]
    public void Where_a_run_is_undecided_it_cannot_be_told()
    {
        RunRecord busy = Make(6000, 6600).WithTimings(timing => timing with
        {
            Launches = [.. timing.Launches.Select((launch, number) => launch.Select(
                sample => sample * (timing.Row.Serializer == Square && number % 2 == 0 ? 2 : 1)).ToArray())],
        });

        Assert.Contains("person: whether the answer holds cannot be told: Square in run 1; ", Say(First, busy));
    }

    [Fact]
    public void Another_one_on_another_machine_is_said() =>
        Assert.Contains(
            "person: the answer changes: Square in run 1, 3; Oblong in run 2.",
            Say(First, Make(12_000, 6000), First));

    [Fact]
    public void Answers_are_counted()
    {
        Assert.Null(new SideBySide([First]).Count());
        Assert.Equal("other runs agree on 1 of 1 answers, differ on 0", new SideBySide([First, Make(3000, 9000)]).Count());
        Assert.Equal("other runs agree on 0 of 1 answers, differ on 1", new SideBySide([First, Make(12_000, 6000)]).Count());
    }

    [Fact]
    public void A_run_that_timed_no_library_names_none() =>
        Assert.Contains(
            "no library was timed",
            Say(First, LinkModesTests.Make(("dense/generated", 1000, 1000), ("dense/compiled", 1000, 1000))));

    // The first run decides the question.
    [Fact]
    public void All_runs_answer_the_question_of_the_first()
    {
        RunRecord slow = First with { Question = new Question { Link = 0.01 } };

        Assert.Contains("person: the answer holds in both runs: Oblong costs least.", Say(slow, Make(3000, 9000)));
    }

    [Fact]
    public void Other_data_are_not_compared()
    {
        string text = Say(First, Make(12_000, 6000).WithCells(cell => cell with { PayloadSha256 = "another" }));

        Assert.Contains("person: fewer than two runs have an answer that can be compared; ", text);
        Assert.Contains("run 2: other data", text);
    }

    // What leads in the other run is a library, whatever its version: a leader may not be passed over.
    [Fact]
    public void A_library_of_another_version_is_still_that_library()
    {
        string text = Say(Versioned(First, "1.0.0"), Versioned(Make(12_000, 6000), "2.0.0"));

        Assert.Contains("person: the answer changes: MemoryPack in run 1; Oblong in run 2.", text);
        Assert.Contains("other versions than run 1: MemoryPack.Core 2.0.0", text);
        Assert.Contains("(2.0.0)", text);
        Assert.Contains(
            "person: the answer holds in both runs: MemoryPack costs least (2.0.0 in run 2).",
            Say(Versioned(First, "1.0.0"), Versioned(Make(5000, 15_000), "2.0.0")));
        Assert.Contains(
            "person: the answer changes: Oblong in run 1; MemoryPack in run 2.",
            Say(Versioned(Make(12_000, 6000), "1.0.0"), Versioned(First, "2.0.0")));
    }

    [Fact]
    public void A_library_that_the_first_run_lacks_is_named_with_its_version()
    {
        string text = Say(First, Versioned(Make(6000, 12_000), "2.0.0"));

        Assert.Contains("person: the answer changes: Square in run 1; MemoryPack in run 2.", text);
        Assert.Contains("| MemoryPack |     - | 1.00 (2.0.0) |", text);
    }

    [Fact]
    public void Another_commit_and_a_model_that_the_first_lacks_are_named()
    {
        RunRecord other = First with
        {
            Commit = "1234567890",
            Cells = [.. First.Cells, Car],
            Plan = [.. First.Plan, RowRecord.Of(Car.Id, Operation.Encode)],
        };

        string text = Say(First with { Commit = "abc" }, other);

        Assert.Contains("another commit of SerBench (12345678)", text);
        Assert.Contains("car: not in run 1, so it is not compared; open run 2 alone.", text);
    }

    [Fact]
    public void Both_reports_have_the_section_and_the_page_has_all_libraries()
    {
        RunRecord other = Make(12_000, 6000);

        Assert.Contains("## Several runs", WrittenReports.Markdown(First, other));
        string page = WrittenReports.Html(First, other);
        Assert.Contains("<h3 id=\"runs\">Several runs</h3>", page);
        Assert.Contains("Libraries of person in all runs", page);
        Assert.Contains("\"notes\":[\"person: the answer changes: ", page);
    }

    private static string Say(params IReadOnlyList<RunRecord> runs) => string.Join(
        '\n', AnswerOracle.Unwrapped(MarkdownReport.Render(new SideBySide(runs).Write(isBrief: false)!).Split('\n')));

    private static RunRecord Make(double square, double oblong) =>
        VerdictTests.Repeat(6, LinkModesTests.Make((Square, 1000, square), (Oblong, 900, oblong), ("dense/generated", 1000, 1000)));

    // With a library of this version in place of Square.
    private static RunRecord Versioned(RunRecord record, string version) => record
        .WithSerializers(
            serializer => serializer.Id == Square ? serializer with { Id = "peer/MemoryPack", Library = "MemoryPack.Core" } : serializer)
        .WithCells(cell => cell.Serializer == Square ? cell with { Serializer = "peer/MemoryPack" } : cell)
        .WithRows(row => row.Serializer == Square ? row with { Serializer = "peer/MemoryPack" } : row) with
    {
        Libraries = [new LibraryOrigin("MemoryPack.Core", version, "f", "00")],
    };
}
