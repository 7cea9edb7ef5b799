namespace SerBench.Serializers.Tests.Payload;

public sealed class PayloadTests
{
    [Theory]
    [InlineData("person", "article", 4 + 12 + 1000 + 16)]
    [InlineData("person", "default", 4 + 16)]
    [InlineData("simple", "s0", 4 + 5 + 1 + 8 + 4 + 8 + 2)]
    [InlineData("complex", "s0", 4 + 8 + 1 + (4 + 7 + 8) + (5 + 4) + (7 + 4))]
    [InlineData("deep", "s0", 5 * (4 + 8 + 8))]
    [InlineData("car", "serial", 8 + 4 + 2 + 1 + 4 + 6 + (2 + 1 + 2 + 3 + 6) + 1 + 20 + (2 * (1 + (3 * 6))) + (3 * 6) + 12 + 5)]
    public void Its_size_is_the_sum_of_the_leaves(string model, string scenario, int size) =>
        Assert.Equal(size, ModelCatalog.BuiltIn.Find(model)!.Accept(new Measure(scenario)));

    [Fact]
    public void A_chain_of_a_million_nodes_is_no_deeper_than_one() =>
        Assert.Equal(1_000_000 * sizeof(long), ModelCatalog.BuiltIn.Find("tree")!.Accept(new Chain(1_000_000)));

    private sealed class Measure(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) => SizeOf(model, model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0]);
    }

    private sealed class Chain(int length) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            TreeNode? chain = null;
            for (int i = 0; i < length; i++)
            {
                chain = new TreeNode { Key = i, Right = chain };
            }

            return SizeOf((IModel<TreeNode>)model, chain!);
        }
    }

    private static int SizeOf<T>(IModel<T> model, T value)
    {
        ICodec<T> codec = Catalog.BuiltIn.Find("payload")!.Bind(model).Codec!;
        var buffer = new EncodeBuffer();
        codec.Encode(value, buffer);
        Assert.Equal(CodecShape.SizeOnly, codec.Shape);
        return buffer.Length;
    }
}
