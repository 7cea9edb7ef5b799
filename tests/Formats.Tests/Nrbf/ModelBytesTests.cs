namespace SerBench.Formats.Tests.Nrbf;

// Every model in every scenario, byte for byte, with every access.
public class ModelBytesTests
{
    public static IEnumerable<TheoryDataRow<string, string, string>> Cases
    {
        get
        {
            var cases = new TheoryData<string, string, string>();
            foreach (ISerializer serializer in Catalog.BuiltIn.Serializers.Where(serializer => serializer.Id.StartsWith("nrbf/", StringComparison.Ordinal)))
            {
                foreach (IModel model in ModelCatalog.BuiltIn.Models.Where(model => model.Accept(new IsBound(serializer))))
                {
                    foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name is not ("published" or "ascii" or "accents" or "last-wide" or "cyrillic" or "chinese" or "emoji")))
                    {
                        cases.Add(serializer.Id["nrbf/".Length..], model.Id, scenario.Name);
                    }
                }
            }

            return Share.Of(cases);
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void TheBytesAreThoseOfBinaryFormatter(string access, string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(access, scenario));

    private sealed class IsBound(ISerializer serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is not null;
    }

    private sealed class Compare(string access, string scenarioName) : IModelVisitor<bool>
    {
        // The most measured access runs over all instances, the others over some.
        private const int Some = 16;

        public bool Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.FindScenario(scenarioName)!;
            var codec = new NrbfCodec<T>(access);
            foreach (T value in model.Create(scenario, seed: 5, access == "compiled" ? scenario.Instances : Math.Min(scenario.Instances, Some)))
            {
                T read = codec.Check(value);
                Assert.True(model.AreEqual(value, read));
                Assert.Equal(model.Touch(value), model.Touch(read));
            }

            return true;
        }
    }
}
