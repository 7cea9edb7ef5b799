namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class NullFoldingTests
{
    [Fact]
    public void Null_against_empty_is_a_fold()
    {
        AssertFold("Person.Name", "null texts come back empty", new Person { Data = "d" }, new Person { Name = "", Data = "d" });
        AssertFold("ComplexList.Data", "empty lists come back null", new ComplexList { Data = [], Tags = [] }, new ComplexList());
        AssertFold(
            "ComplexObject.Name", "null lists and texts come back empty", new ComplexObject(), new ComplexObject { Name = "", Data = [] });
        AssertFold(
            "Car.PerformanceFigures[].Acceleration", "null lists come back empty",
            new Car { PerformanceFigures = [new PerformanceFigure { OctaneRating = 95 }] },
            new Car { PerformanceFigures = [new PerformanceFigure { OctaneRating = 95, Acceleration = [] }] });
        AssertFold(
            "Shelf.ByName[].Name", "null texts come back empty",
            new Shelf { ByName = { ["a"] = new Person { Data = "d" } } },
            new Shelf { ByName = { ["a"] = new Person { Name = "", Data = "d" } } });
    }

    [Fact]
    public void Anything_else_is_a_difference()
    {
        Assert.False(new NullFolding().Takes(new Person { Name = "x" }, new Person()));
        Assert.False(new NullFolding().Takes(new Car { Engine = new() }, new Car()));
        Assert.False(new NullFolding().Takes(new Person { Id = 1 }, new Person { Id = 2, Name = "" }));
        Assert.False(new NullFolding().Takes(
            new ComplexObject { Data = new Dictionary<string, int> { ["a"] = 1 } },
            new ComplexObject { Data = new Dictionary<string, int> { ["a"] = 2 }, Name = "" }));
    }

    // Afterwards the model's own comparison can be asked, which knows of zeros with a sign and the like.
    [Fact]
    public void The_expected_value_gets_the_folds()
    {
        var expected = new Car { PerformanceFigures = [new PerformanceFigure()] };

        var actual = new Car { VehicleCode = "", PerformanceFigures = [new PerformanceFigure { Acceleration = [] }] };
        Assert.True(new NullFolding().Takes(expected, actual));
        Assert.Equal("", expected.VehicleCode);
        Assert.Empty(expected.PerformanceFigures[0]!.Acceleration!);
    }

    // Nobody can set a member that the constructor alone sets.
    [Fact]
    public void A_value_that_cannot_change_is_taken_as_it_is() => Assert.True(new NullFolding().Takes(new Fixed(null), new Fixed("")));

    // Where one record has null and another one has an empty text, the fold loses what the data say.
    [Fact]
    public void What_is_both_null_and_empty_is_a_loss()
    {
        var folding = new NullFolding();
        Assert.True(folding.Takes(new Person(), new Person { Name = "" }));

        Assert.Null(folding.FindLoss([new Person(), new Person { Name = "n", Data = "" }]));
        Assert.Equal(
            "Person.Name is both null and empty in 3 records",
            folding.FindLoss([new Person(), new Person { Name = "n" }, new Person { Name = "" }, new Person()]));
    }

    private static void AssertFold<T>(string place, string words, T expected, T actual)
    {
        var folding = new NullFolding();
        Assert.True(folding.Takes(expected, actual));
        Assert.Equal((place, $"{words} (1 of 200 records)"), (folding.Place, folding.Describe(200)));
    }

    private sealed class Shelf
    {
        public Dictionary<string, Person> ByName { get; set; } = [];
    }

    private sealed class Fixed(string? name)
    {
        public string? Name { get; } = name;
    }
}
