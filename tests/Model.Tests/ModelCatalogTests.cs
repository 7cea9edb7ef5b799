namespace SerBench.Model.Tests;

public class ModelCatalogTests
{
    [Fact]
    public void FindsTheModelsSortedById()
    {
        string[] ids = [.. ModelCatalog.BuiltIn.Models.Select(model => model.Id)];

        Assert.Subset(ids.ToHashSet(), new HashSet<string> { "person", "simple", "complex", "complex-list", "deep", "car", "tree" });
        Assert.Equal(ids.Order(StringComparer.Ordinal), ids);
    }

    [Fact]
    public void FindsAModelByItsExactId()
    {
        Assert.IsType<TreeModel>(ModelCatalog.BuiltIn.Find("tree"));
        Assert.Null(ModelCatalog.BuiltIn.Find("Tree"));
    }

    [Fact]
    public void AnotherAssemblyMayBringModels()
    {
        IModel model = Assert.Single(ModelCatalog.Of(typeof(ModelCatalogTests).Assembly).Models);

        Assert.IsType<OneByteModel>(model);
    }

    [Theory]
    [MemberData(nameof(ModelCases.Listed), MemberType = typeof(ModelCases))]
    public void AListedScenarioIsFoundByItsName(string model, string scenario)
    {
        IModel found = ModelCatalog.BuiltIn.Find(model)!;

        Assert.Contains(found.FindScenario(scenario), found.Scenarios);
    }

    [Theory]
    [MemberData(nameof(ModelCases.Listed), MemberType = typeof(ModelCases))]
    public void AForeignScenarioIsRefused(string model, string scenario)
    {
        var foreign = new Scenario(scenario + "!", "");

        Assert.Null(ModelCatalog.BuiltIn.Find(model)!.FindScenario(foreign.Name));
        Assert.Throws<ArgumentException>(() => ModelCases.Visit(model, new CreateOne(foreign)));
    }

    [Theory]
    [InlineData("person", "article")]
    [InlineData("simple", "s0")]
    [InlineData("complex", "s0")]
    [InlineData("complex-list")]
    [InlineData("deep", "s0")]
    [InlineData("car", "serial", "random")]
    [InlineData("tree", "published")]
    public void PublishedScenariosAreMarked(string model, params string[] published)
    {
        IReadOnlyList<Scenario> scenarios = ModelCatalog.BuiltIn.Find(model)!.Scenarios;

        Assert.Equal(published, scenarios.Where(scenario => scenario.IsPublished).Select(scenario => scenario.Name));
    }

    private sealed class CreateOne(Scenario scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) => model.Create(scenario, 1, 1).Length;
    }
}
