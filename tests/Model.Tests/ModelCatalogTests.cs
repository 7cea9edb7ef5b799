namespace SerBench.Model.Tests;

public class ModelCatalogTests
{
    [Fact]
    public void FindsEveryModelSortedById()
    {
        Assert.Equal(
            ["car", "complex", "complex-list", "deep", "person", "simple", "tree"],
            ModelCatalog.BuiltIn.Models.Select(model => model.Id));
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

    [Fact]
    public void PublishedScenariosAreMarked()
    {
        IEnumerable<string> published =
            from model in ModelCatalog.BuiltIn.Models
            from scenario in model.Scenarios
            where scenario.IsPublished
            select $"{model.Id}/{scenario}";

        Assert.Equal(
            ["car/serial", "car/random", "complex/s0", "deep/s0", "person/article", "simple/s0", "tree/published"],
            published);
    }

    private sealed class CreateOne(Scenario scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) => model.Create(scenario, 1, 1).Length;
    }
}
