namespace SerBench.Model.Tests;

public class MutationTests
{
    /// <summary>
    /// Small values that together have every kind of place: full, empty and null; and the smallest number of changes that must be found.
    /// </summary>
    public static TheoryData<string, string, int> Cases { get; } = new()
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

    [Fact]
    public void EveryModelHasACase()
    {
        string[] missing = [.. ModelCatalog.BuiltIn.Models.Concat(ModelCatalog.BuiltIn.DataSets).Select(model => model.Id).Except(Cases.Select(row => row.Data.Item1))];
        Assert.True(missing.Length == 0, $"{string.Join(", ", missing)}: no row in {nameof(MutationTests)}.{nameof(Cases)}");
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void EveryChangeOfOnePlaceIsSeenByEqualityAndTouch(string model, string scenario, int atLeast)
    {
        int changes = ModelCases.Visit(model, new CheckMutations(scenario));

        Assert.True(changes >= atLeast, $"{changes} changes");
    }

    [Theory]
    [InlineData("person", "unicode", "article")]
    [InlineData("simple", "s0", "s1")]
    [InlineData("complex", "s0", "s1")]
    [InlineData("complex-list", "s0", "s1")]
    [InlineData("deep", "s0", "s1")]
    [InlineData("car", "serial", "random")]
    [InlineData("tree", "published-9", "published-10")]
    [InlineData("mk48", "published-9", "published-10")]
    public void NullEqualsNullOnly(string model, string scenario, string other)
    {
        Assert.True(ModelCases.Visit(model, new CheckNulls(scenario, other)));
    }

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

    private sealed class CheckNulls(string scenario, string other) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.First(scenario);
            return model.AreEqual(default, default)
                && !model.AreEqual(value, default)
                && !model.AreEqual(default, value)
                && !model.AreEqual(value, model.First(other))
                && model.AreEqual(value, model.First(scenario));
        }
    }
}
