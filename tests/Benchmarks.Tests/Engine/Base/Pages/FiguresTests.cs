namespace SerBench.Benchmarks.Tests.Engine.Base.Pages;

public class FiguresTests
{
    // Rows inside the noise share the first place; the floor is no contender.
    [Theory]
    [InlineData(SampleRecords.Slow, Operation.Encode, 4.0, 8.0, false)]
    [InlineData(SampleRecords.Fast, Operation.Encode, 1.0, 2.0, true)]
    [InlineData(SampleRecords.Level, Operation.Encode, 1.01, 2.02, true)]
    [InlineData(SampleRecords.Level, Operation.Decode, 1.0, 3.0, true)]
    [InlineData(SampleRecords.Fast, Operation.Decode, 400 / 300.0, 4.0, false)]
    [InlineData(SampleRecords.Floor, Operation.Encode, null, 1.0, false)]
    public void Multiples_are_those_of_the_best_and_of_the_floor(
        string serializer, Operation operation, double? best, double floor, bool isBest)
    {
        Figure figure = Find(serializer, operation)!;

        Assert.Equal((best, floor, isBest), (figure.TimesBest, figure.TimesFloor, figure.IsBest));
    }

    [Fact]
    public void A_row_without_samples_has_no_figure() => Assert.Null(Find(SampleRecords.Other, Operation.Decode));

    [Fact]
    public void Without_a_floor_there_is_no_multiple_of_it()
    {
        RunRecord record = SampleRecords.Quick.WhereTimings(timing => timing.Row.Serializer != SampleRecords.Floor);

        Assert.All(new Figures(record).All, figure => Assert.Null(figure.TimesFloor));
    }

    [Fact]
    public void Views_are_not_compared_with_objects()
    {
        RunRecord record = SampleRecords.Quick.WithCells(
            cell => cell.Serializer == SampleRecords.Other ? SampleRecords.Cell(SampleRecords.Other, 1076, CodecShape.View) : cell);

        Figure view = Find(SampleRecords.Other, Operation.Encode, record)!;

        Assert.Equal(1, view.TimesBest);
        Assert.Null(view.TimesFloor);
    }

    private static Figure? Find(string serializer, Operation operation, RunRecord? record = null) =>
        new Figures(record ?? SampleRecords.Quick).Find(new CellId(serializer, "person", "article"), operation);
}
