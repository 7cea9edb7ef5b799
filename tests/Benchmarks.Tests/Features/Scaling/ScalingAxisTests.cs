using SerBench.Benchmarks.Features.Scaling;

namespace SerBench.Benchmarks.Tests.Features.Scaling;

// The data of each size differs from the next by exactly the stated growth.
public class ScalingAxisTests
{
    public static TheoryData<string> Axes => [.. ScalingAxis.All.Select(axis => axis.Name)];

    [Theory]
    [InlineData("field", typeof(int), 4)]
    [InlineData("field", typeof(long), 4)]
    [InlineData("field", typeof(double), 4)]
    [InlineData("field", typeof(string), 4)]
    [InlineData("nullable field", typeof(int?), 1)]
    public void A_type_has_as_many_fields_as_it_says(string axis, Type type, int share) => Assert.All(
        Find(axis).Points,
        point => Assert.Equal(point.Size / share, point.Model.Type.GetFields().Count(field => field.FieldType == type)));

    [Fact]
    public void Half_the_nullable_fields_are_null_in_turn()
    {
        Nullables2[] values = Values<Nullables2>("nullable field", 2);

        Assert.All(
            values.Chunk(2),
            pair => Assert.Equal(
                [true, false, false, true],
                [pair[0].F0 is null, pair[0].F1 is null, pair[1].F0 is null, pair[1].F1 is null]));
    }

    [Fact]
    public void Arrays_and_chains_are_as_long_as_they_say()
    {
        Assert.All(Values<Items>("array element", 750), value => Assert.Equal(750, value.Numbers!.Length));
        int levels = 0;
        for (Nest? nest = Values<Nest>("nesting level", 16)[0]; nest is not null; nest = nest.Inner)
        {
            levels++;
        }

        Assert.Equal(16, levels);
    }

    [Theory]
    [MemberData(nameof(Axes))]
    public void Every_size_is_verified(string axis) => Assert.All(
        Find(axis).Points,
        point =>
        {
            var cell = new Cell(ProgramRun.Catalog.Find("typed-bitmap/compiled")!, point.Model, point.Model.Scenarios[0]);
            Assert.NotNull(CheckedCell.Of(cell).Verified);
        });

    private static ScalingAxis Find(string name) => ScalingAxis.All.Single(axis => axis.Name == name);

    private static T[] Values<T>(string axis, int size)
    {
        var model = (IModel<T>)Find(axis).Points.Single(point => point.Size == size).Model;
        return model.Create(model.Scenarios[0], seed: 1, count: 6);
    }
}
