namespace SerBench.Formats.Tests.Dense;

// The format promises its size: at most 1.05 times MessagePack's on every model.
public class DenseSizeTests
{
    [Theory]
    [InlineData("simple", "s0", 27, 29)]
    [InlineData("complex", "s0", 47, 48)]
    [InlineData("complex-list", "s0", 79, 80)]
    [InlineData("deep", "s0", 96, 101)]
    [InlineData("person", "article", 1038, 1060)]
    [InlineData("car", "serial", 127, 141)]
    [InlineData("tree", "published-1", 205, 208)]
    [InlineData("tree", "published-50", 5859, 6000)]
    public void AMessageIsNoLargerThanPromised(string model, string scenario, int size, int messagePack)
    {
        int length = ModelCatalog.BuiltIn.Find(model)!.Accept(new Measure(scenario));
        Assert.Equal(size, length);
        Assert.True(length <= 1.05 * messagePack);
    }

    private sealed class Measure(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) =>
            Witnesses.CodecOf<T>("dense").EncodeToArray(model.First(scenario), new EncodeBuffer(1)).Length;
    }
}
