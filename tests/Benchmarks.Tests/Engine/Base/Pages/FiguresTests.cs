namespace SerBench.Benchmarks.Tests.Engine.Base.Pages;

public class FiguresTests
{
    [Fact]
    public void Multiples_are_those_of_the_best_and_of_the_floor()
    {
        Figure slow = Find(SampleRecords.Slow, Operation.Encode)!;

        Assert.Equal(4, slow.TimesBest);
        Assert.Equal(8, slow.TimesFloor);
        Assert.False(slow.IsBest);
    }

    [Fact]
    public void Rows_inside_the_noise_share_the_first_place()
    {
        Assert.True(Find(SampleRecords.Fast, Operation.Encode)!.IsBest);
        Assert.True(Find(SampleRecords.Level, Operation.Encode)!.IsBest);
        Assert.True(Find(SampleRecords.Level, Operation.Decode)!.IsBest);
        Assert.False(Find(SampleRecords.Fast, Operation.Decode)!.IsBest);
    }

    [Fact]
    public void The_floor_is_no_contender()
    {
        Figure floor = Find(SampleRecords.Floor, Operation.Encode)!;

        Assert.Null(floor.TimesBest);
        Assert.Equal(1, floor.TimesFloor);
        Assert.False(floor.IsBest);
    }

    [Fact]
    public void A_row_without_samples_has_no_figure() =>
        Assert.Null(Find(SampleRecords.Other, Operation.Decode));

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
