namespace SerBench.Model.Tests;

public class MutationTests
{
    // Small values that together have every kind of place: full, empty and null; and the smallest number of changes that must be found.
    private static readonly TheoryData<string, string, int> Chosen = new()
    {
        { "person", "unicode", 11 },
        { "person", "empty", 11 },
        { "person", "default", 8 },
        { "simple", "s1", 15 },
        { "simple", "empty", 15 },
        { "complex", "s1", 24 },
        { "complex", "empty", 10 },
        { "complex-list", "s1", 46 },
        { "complex-list", "empty", 12 },
        { "deep", "s1", 45 },
        { "deep", "empty", 9 },
        { "car", "serial", 100 },
        { "car", "random", 100 },
        { "tree", "published-9", 60 },
        { "tree", "text-9", 60 },
        { "tree", "single", 8 },
        { "log", "published-2", 40 },
        { "mesh", "published-2", 50 },
        { "minecraft", "published-2", 300 },
        { "mk48", "published-1", 1000 },
        { "media", "published", 60 },
    };

    // The chosen values, and of a model that has none the first value of each scenario, in which each property can change.
    public static TheoryData<string, string, int> Cases
    {
        get
        {
            TheoryData<string, string, int> cases = [.. Chosen];
            HashSet<string> chosen = [.. Chosen.Select(row => row.Data.Item1)];
            IEnumerable<IModel> all = ModelCatalog.BuiltIn.Models.Concat(ModelCatalog.BuiltIn.DataSets);
            foreach (IModel model in all.Where(model => !chosen.Contains(model.Id)))
            {
                foreach (Scenario scenario in model.Scenarios.Where(scenario => TextKind.Find(scenario.Name) is null))
                {
                    cases.Add(model.Id, scenario.Name, model.Type.GetProperties().Length);
                }
            }

            return cases;
        }
    }

    public static TheoryData<string> Models => [.. Cases.Select(row => row.Data.Item1).Distinct()];

    [Theory]
    [MemberData(nameof(Cases))]
    public void EveryChangeOfOnePlaceIsSeenByEqualityAndTouch(string model, string scenario, int atLeast)
    {
        int changes = ModelCases.Visit(model, new CheckMutations(scenario));

        Assert.True(changes >= atLeast, $"{changes} changes");
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void NullEqualsNullOnly(string model) =>
        Assert.True(ModelCases.Visit(model, new CheckNulls(Cases.First(row => row.Data.Item1 == model).Data.Item2)));

    private sealed class CheckMutations(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            T original = model.First(scenario);
            ulong touch = model.Touch(original);
            int count = 0;
            foreach ((string place, object changed) in Mutations.Of<object>(() => model.First(scenario)!))
            {
                Assert.False(model.AreEqual(original, (T)changed), $"equality is blind for {place}");
                Assert.False(model.AreEqual((T)changed, original), $"equality is blind for {place} (sides swapped)");
                Assert.True(touch != model.Touch((T)changed), $"Touch is blind for {place}");
                count++;
            }

            return count;
        }
    }

    private sealed class CheckNulls(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.First(scenario);
            return model.AreEqual(default, default)
                && !model.AreEqual(value, default)
                && !model.AreEqual(default, value)
                && model.AreEqual(value, model.First(scenario));
        }
    }
}
