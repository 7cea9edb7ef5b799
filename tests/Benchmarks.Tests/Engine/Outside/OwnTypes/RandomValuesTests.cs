namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

public class RandomValuesTests
{
    [Fact]
    public void The_same_seed_gives_the_same_values()
    {
        Assert.Null(DeepEquality.Find(Draw(seed: 3), Draw(seed: 3)));
        Assert.NotNull(DeepEquality.Find(Draw(seed: 3), Draw(seed: 4)));
    }

    [Fact]
    public void Null_stands_only_where_it_may()
    {
        Everything[] values = Draw(seed: 1);
        Assert.All(values, value => Assert.NotNull(value.Name));
        Assert.All(values, value => Assert.All(value.Words, Assert.NotNull));
        Assert.Contains(values, value => value.Note is null);
        Assert.Contains(values, value => value.Note is not null);
        Assert.Contains(values, value => value.Count is null);
    }

    [Fact]
    public void A_type_within_itself_comes_to_an_end()
    {
        int depth = 0;
        for (Everything? value = Draw(seed: 1)[0]; value is not null; value = value.Inner)
        {
            depth++;
        }

        Assert.InRange(depth, 1, 6);
        Assert.All(Draw(seed: 1), value => Assert.NotEmpty(value.Numbers));
    }

    [Fact]
    public void Members_without_setters_come_by_the_constructor()
    {
        Fixed[] values = [.. Enumerable.Range(0, 20).Select(i => new RandomValues((ulong)i).Next<Fixed>())];
        Assert.True(values.Select(value => value.Number).Distinct().Count() > 10);
        Assert.All(values, value => Assert.True(Enum.IsDefined(value.Day)));
    }

    [Fact]
    public void Large_instances_are_few_and_less_deep()
    {
        Assert.Equal(1024, new RandomValues(seed: 1).Count<Fixed>(1024));
        Assert.InRange(new RandomValues(seed: 1).Count<Wide>(1024), 25, 1000);
    }

    private static Everything[] Draw(ulong seed)
    {
        var random = new RandomValues(seed);
        return [.. Enumerable.Range(0, 64).Select(_ => random.Next<Everything>())];
    }

    private sealed record Fixed(int Number, DayOfWeek Day);
    private sealed record Wide(List<Wide> A, List<Wide> B, List<Wide> C, List<Wide> D, List<int> E);
}
