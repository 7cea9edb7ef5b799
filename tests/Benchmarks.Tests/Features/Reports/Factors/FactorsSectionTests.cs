using SerBench.Benchmarks.Features.Reports.Factors;

namespace SerBench.Benchmarks.Tests.Features.Reports.Factors;

public class FactorsSectionTests
{
    private static readonly (string Serializer, double Time)[] Grid =
    [
        ("a/compiled", 110), ("a/reflection", 880), ("b/compiled", 220), ("b/reflection", 1760), ("c/compiled", 55),
        ("a/handwritten", 77),
    ];

    [Fact]
    public void The_complete_part_of_the_grid_is_taken_apart()
    {
        IReadOnlyList<string> row = RowOf(Make(1), "access");

        Assert.Equal("2 formats x 2 accesses", row[2]);
        Assert.Equal("90 %", row[6]);
    }

    [Fact]
    public void One_launch_is_not_enough_for_an_interval() => Assert.Equal(FactorsSection.NotEnough, RowOf(Make(1), "access")[7]);

    [Fact]
    public void Three_launches_are()
    {
        IReadOnlyList<string> row = RowOf(Make(3), "access");
        string[] ends = row[5].Split(" .. ");

        Assert.Equal(2, ends.Length);
        double[] inOrder = [double.Parse(ends[0]), double.Parse(row[4]), double.Parse(ends[1])];
        Assert.Equal(inOrder.Order(), inOrder);
        Assert.DoesNotContain(FactorsSection.NotEnough, row[7]);
    }

    [Fact]
    public void Words_name_the_greater_cause_first()
    {
        string text = Write(Make(1)).Blocks.OfType<Block.Bullets>().Single().Texts.Single();

        Assert.StartsWith("person/article encode: mostly the code (90 % of the variation, ", text);
        Assert.Contains(" ns), then the bytes (10 % of the variation, ", text);
    }

    // Every format with its own access is fast, with the other's slow: neither alone says anything.
    [Fact]
    public void Where_only_the_combination_decides_the_words_say_so()
    {
        RunRecord crossed = Make(3, [("a/compiled", 100), ("a/reflection", 400), ("b/compiled", 400), ("b/reflection", 100)]);

        Assert.StartsWith(
            "person/article encode: mostly their combination (100 % of the variation, ",
            Write(crossed).Blocks.OfType<Block.Bullets>().Single().Texts.Single());
    }

    [Fact]
    public void Without_two_formats_and_two_accesses_there_is_nothing_to_say()
    {
        RunRecord few = Make(1).WhereTimings(timing => timing.Row.Serializer.StartsWith('a'));

        Assert.Null(new FactorsSection().Write(few, new Figures(few)));
    }

    private static IReadOnlyList<string> RowOf(RunRecord record, string factor) =>
        Write(record).Blocks.OfType<Block.Table>().Single().Content.Rows.Single(row => row[3] == factor);

    private static Section Write(RunRecord record) => new FactorsSection().Write(record, new Figures(record))!;

    private static RunRecord Make(int launches) => Make(launches, Grid);

    private static RunRecord Make(int launches, (string Serializer, double Time)[] grid) => SampleRecords.Quick with
    {
        Serializers = [.. grid.Select(cell => SampleRecords.Serializer(cell.Serializer, cell.Serializer))],
        Cells = [.. grid.Select(cell => SampleRecords.Cell(cell.Serializer, 100))],
        Plan = [.. grid.Select(cell => SampleRecords.Row(cell.Serializer, Operation.Encode))],
        Timings = [.. grid.Select((cell, index) => new TimingRecord(
            SampleRecords.Row(cell.Serializer, Operation.Encode),
            1,
            [.. Enumerable.Range(
            0, launches).Select(launch => new[] { cell.Time * (1 + (launch * index * 0.001)) })], 0,
            null))],
        FirstCalls = [],
    };
}
