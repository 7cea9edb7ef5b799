using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Tests.Models;

public sealed class FloorTests
{
    public static TheoryData<string, string> Scenarios()
    {
        var data = new TheoryData<string, string>();
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name != "published"))
            {
                data.Add(model.Id, scenario.Name);
            }
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Scenarios))]
    public void Every_value_survives(string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new RoundTrip(scenario));

    [Theory]
    [MemberData(nameof(Scenarios))]
    public void A_truncated_message_is_refused(string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Truncation(scenario));

    private static IObjectCodec<T> FloorOf<T>(IModel<T> model) =>
        Assert.IsType<IObjectCodec<T>>(Catalog.BuiltIn.Find("floor/object")!.Bind(model).Codec, exactMatch: false);

    private sealed class RoundTrip(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            IObjectCodec<T> floor = FloorOf(model);
            var buffer = new EncodeBuffer(1);
            foreach (T value in model.Create(model.FindScenario(scenario)!, seed: 1, count: 64))
            {
                floor.Encode(value, buffer);
                Assert.True(model.AreEqual(value, floor.Decode(buffer.ToArray())));
            }

            return 0;
        }
    }

    private sealed class Truncation(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            IObjectCodec<T> floor = FloorOf(model);
            var buffer = new EncodeBuffer();
            floor.Encode(model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0], buffer);
            byte[] bytes = buffer.ToArray();
            for (int length = 0; length < Math.Min(bytes.Length, 600); length++)
            {
                Assert.Throws<WireFormatException>(() => floor.Decode(new ArraySegment<byte>(bytes, 0, length)));
            }

            return 0;
        }
    }
}
