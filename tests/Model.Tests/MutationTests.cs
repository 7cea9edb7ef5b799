namespace SerBench.Model.Tests;

public class MutationTests
{
    // Small values that together set every kind of place: full, empty and null.
    [Theory]
    [InlineData("person", "unicode", 11)]
    [InlineData("person", "empty", 11)]
    [InlineData("person", "default", 8)]
    [InlineData("simple", "s1", 15)]
    [InlineData("simple", "empty", 15)]
    [InlineData("complex", "s1", 24)]
    [InlineData("complex", "empty", 10)]
    [InlineData("complex-list", "s1", 46)]
    [InlineData("complex-list", "empty", 12)]
    [InlineData("deep", "s1", 45)]
    [InlineData("deep", "empty", 9)]
    [InlineData("car", "serial", 100)]
    [InlineData("car", "random", 100)]
    [InlineData("tree", "published-9", 60)]
    [InlineData("tree", "text-9", 60)]
    [InlineData("tree", "single", 8)]
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
