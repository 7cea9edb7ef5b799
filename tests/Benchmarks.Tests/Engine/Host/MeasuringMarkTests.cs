namespace SerBench.Benchmarks.Tests.Engine.Host;

public sealed class MeasuringMarkTests : WithFolder
{
    private string Marks => _folder.File("marks");

    [Fact]
    public void Two_that_measure_know_of_each_other()
    {
        using var first = MeasuringMark.Take(Marks);
        Assert.Null(first.DescribeOthers());

        using (var second = MeasuringMark.Take(Marks))
        {
            Assert.Equal(
                "Another run measured on this machine at the same time "
                    + $"(process {Environment.ProcessId}): the times of both are disturbed.",
                second.DescribeOthers());
            Assert.Equal(second.DescribeOthers(), first.DescribeOthers());
        }

        Assert.Null(first.DescribeOthers());
    }

    [Fact]
    public void A_file_that_nobody_holds_is_no_run()
    {
        using var mark = MeasuringMark.Take(Marks);
        File.WriteAllText(Path.Combine(Marks, "123.left"), "");

        Assert.Null(mark.DescribeOthers());
    }

    // Everybody may write where the folder of marks lies.
    [Fact]
    public void What_somebody_else_has_planted_is_left_alone()
    {
        string mine = Directory.CreateDirectory(_folder.File("mine")).FullName;
        File.WriteAllText(Path.Combine(mine, "letter"), "");
        Directory.CreateSymbolicLink(_folder.File("link"), mine);
        using var linked = MeasuringMark.Take(_folder.File("link"));
        using var mark = MeasuringMark.Take(Marks);
        File.CreateSymbolicLink(Path.Combine(Marks, "1.x"), Path.Combine(mine, "letter"));

        Assert.Null(linked.DescribeOthers());
        Assert.Null(mark.DescribeOthers());
        Assert.Equal("letter", Path.GetFileName(Assert.Single(Directory.GetFiles(mine))));
        Assert.True(File.Exists(Path.Combine(Marks, "1.x")));
    }
}
