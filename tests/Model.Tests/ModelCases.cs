namespace SerBench.Model.Tests;

// Test data over all models: (model id, scenario name).
public static class ModelCases
{
    // All listed cases except the tree of a million nodes, which has tests of its own.
    public static TheoryData<string, string> Listed
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (IModel model in ModelCatalog.BuiltIn.Models)
            {
                foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name != "published"))
                {
                    cases.Add(model.Id, scenario.Name);
                }
            }

            return cases;
        }
    }

    public static TResult Visit<TResult>(string model, IModelVisitor<TResult> visitor) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(visitor);

    public static Scenario Scenario(this IModel model, string name) =>
        model.FindScenario(name) ?? throw new ArgumentException($"No scenario '{name}' of '{model.Id}'.");

    public static T First<T>(this IModel<T> model, string scenario, ulong seed = 1) =>
        model.Create(model.Scenario(scenario), seed, 1)[0];
}
