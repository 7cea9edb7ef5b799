using SerBench.Benchmarks.Engine.Cells;
using SerBench.Model;

namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class NullFoldingTests
{
    [Fact]
    public void Null_text_against_empty_text_is_a_fold() =>
        Assert.Equal("Person.Name", NullFolding.Find(new Person { Data = "d" }, new Person { Name = "", Data = "d" }));

    [Fact]
    public void Empty_collections_against_null_are_a_fold() =>
        Assert.Equal(
            "ComplexList.Data",
            NullFolding.Find(new ComplexList { Data = [], Tags = [] }, new ComplexList()));

    [Fact]
    public void Folds_are_found_inside_objects_and_sequences() =>
        Assert.Equal(
            "Car.PerformanceFigures[].Acceleration",
            NullFolding.Find(
                new Car { PerformanceFigures = [new PerformanceFigure { OctaneRating = 95 }] },
                new Car { PerformanceFigures = [new PerformanceFigure { OctaneRating = 95, Acceleration = [] }] }));

    [Fact]
    public void Folds_are_found_inside_the_values_of_a_map() =>
        Assert.Equal(
            "Shelf.ByName[].Name",
            NullFolding.Find(new Shelf { ByName = { ["a"] = new Person { Data = "d" } } }, new Shelf { ByName = { ["a"] = new Person { Name = "", Data = "d" } } }));

    [Fact]
    public void Text_against_null_is_a_difference() => Assert.Null(NullFolding.Find(new Person { Name = "x" }, new Person()));

    [Fact]
    public void A_missing_object_is_a_difference() =>
        Assert.Null(NullFolding.Find(new Car { Engine = new() }, new Car()));

    [Fact]
    public void A_fold_beside_another_difference_is_a_difference() =>
        Assert.Null(NullFolding.Find(new Person { Id = 1 }, new Person { Id = 2, Name = "" }));

    [Fact]
    public void Other_entries_of_a_map_are_a_difference() =>
        Assert.Null(NullFolding.Find(
            new ComplexObject { Data = new Dictionary<string, int> { ["a"] = 1 } },
            new ComplexObject { Data = new Dictionary<string, int> { ["a"] = 2 }, Name = "" }));

    private sealed class Shelf
    {
        public Dictionary<string, Person> ByName { get; set; } = [];
    }
}
