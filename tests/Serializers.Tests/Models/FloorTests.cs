namespace SerBench.Serializers.Tests.Models;

public sealed class FloorTests
{
    // The models that have a floor. Others are raced without one.
    public static TheoryData<string, string> Scenarios()
    {
        var data = new TheoryData<string, string>();
        foreach (IModel model in ModelCatalog.BuiltIn.Models.Where(model => model.Accept(new IsBound("floor/object"))))
        {
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name != "published"))
            {
                data.Add(model.Id, scenario.Name);
            }
        }

        return data;
    }

    // A model may lack code by hand. Those of publications have it.
    [Theory]
    [InlineData("floor/object")]
    [InlineData("dense/handwritten")]
    public void Models_of_publications_have_code_by_hand(string serializer) => Assert.Subset(
        ModelCatalog.BuiltIn.Models.Where(model => model.Accept(new IsBound(serializer))).Select(model => model.Id).ToHashSet(),
        new HashSet<string> { "car", "complex", "complex-list", "deep", "person", "simple", "tree" });

    [Theory]
    [MemberData(nameof(Scenarios))]
    public void Every_value_survives_and_a_truncated_message_is_refused(string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new RoundTrip(scenario));

    private sealed class IsBound(string serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) => Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec is not null;
    }

    private sealed class RoundTrip(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var floor = (IObjectCodec<T>)Catalog.BuiltIn.Find("floor/object")!.Bind(model).Codec!;
            T[] values = model.Create(model.FindScenario(scenario)!, seed: 1, count: 64);
            byte[][] messages = Array.ConvertAll(values, value => floor.EncodeToArray(value, new EncodeBuffer(1)));
            Assert.All(values.Zip(messages), pair => Assert.True(model.AreEqual(pair.First, floor.Decode(pair.Second))));
            for (int length = 0; length < Math.Min(messages[0].Length, 600); length++)
            {
                Assert.Throws<WireFormatException>(() => floor.Decode(new ArraySegment<byte>(messages[0], 0, length)));
            }

            return 0;
        }
    }
}
