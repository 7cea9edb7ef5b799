namespace SerBench.Model.Tests.DataSets;

public class DataSetScenarioTests
{
    private static readonly DataSeed Other = new(1, 2);

    [Fact]
    public void Only_a_caller_who_names_a_data_set_gets_it()
    {
        Assert.Equal(["answer", "log", "media", "mesh", "minecraft", "mk48"], ModelCatalog.BuiltIn.DataSets.Select(set => set.Id));
        Assert.DoesNotContain(ModelCatalog.BuiltIn.Models, model => model is IDataSet);
        Assert.All(ModelCatalog.BuiltIn.DataSets, set => Assert.Same(set, ModelCatalog.BuiltIn.Find(set.Id)));
    }

    [Fact]
    public void The_published_data_is_the_default() =>
        Assert.All(
            ModelCatalog.BuiltIn.DataSets,
            set => Assert.True(set.Scenarios[0] is { Name: "published", IsPublished: true, Instances: 1 }));

    [Theory]
    [InlineData(3141592653, 5897932384, 10_000, "published")]
    [InlineData(3141592653, 5897932384, 7, "published-7")]
    [InlineData(3141592653, 5897932384, 0, "published-0")]
    [InlineData(ulong.MaxValue, 0, 200_000, "seed-18446744073709551615-0-200000")]
    public void A_seed_and_a_count_have_one_name(ulong state, ulong stream, int count, string name)
    {
        Scenario scenario = Log.ScenarioOf(new DataSeed(state, stream), count);

        Assert.Equal(name, scenario.Name);
        Assert.Equal(scenario, Log.FindScenario(name));
    }

    [Theory]
    [InlineData("log", "published-200001")]
    [InlineData("log", "published-01")]
    [InlineData("log", "published--1")]
    [InlineData("log", "published-99999999999999999999")]
    [InlineData("log", "seed-1-2")]
    [InlineData("log", "seed-1-18446744073709551616-3")]
    [InlineData("log", "seed-0x1-2-3")]
    [InlineData("media", "published-0")]
    [InlineData("media", "seed-1-2-0")]
    public void Other_names_are_no_scenarios(string model, string name) =>
        Assert.Null(ModelCatalog.BuiltIn.Find(model)!.FindScenario(name));

    [Theory]
    [InlineData(-1)]
    [InlineData(200_001)]
    public void Counts_have_a_limit(int count) => Assert.Throws<ArgumentOutOfRangeException>(() => Log.ScenarioOf(Other, count));

    private static IDataSet Log => (IDataSet)ModelCatalog.BuiltIn.Find("log")!;
}
