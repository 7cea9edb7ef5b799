namespace SerBench.Formats.Tests.Nrbf;

// Every model in every scenario, byte for byte, with every access.
public class ModelBytesTests
{
    public static IEnumerable<TheoryDataRow<string, string, string>> Cases => Share.Of((
        from serializer in Catalog.BuiltIn.Serializers
        where serializer.Id.StartsWith("nrbf/", StringComparison.Ordinal)
        from model in ModelCatalog.BuiltIn.Models
        where model.Accept(new IsBound(serializer))
        from scenario in model.Scenarios
        where !scenario.IsLargeOrOfOtherText()
        select (serializer.Id["nrbf/".Length..], model.Id, scenario.Name)).ToTheoryData());

    [Theory]
    [MemberData(nameof(Cases))]
    public void TheBytesAreThoseOfBinaryFormatter(string access, string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(access, scenario));

    // docs/formats/nrbf.md counts these bytes.
    [Fact]
    public void ThePersonOfTheArticleTakes1352Bytes() =>
        Assert.Equal(1352, new NrbfCodec<Person>().Encode(new PersonModel().First("article")).Length);

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
            int count = access == "compiled" ? scenario.Instances : Math.Min(scenario.Instances, Some);
            foreach (T value in model.Create(scenario, seed: 5, count))
            {
                T read = codec.Check(value);
                Assert.True(model.AreEqual(value, read));
                Assert.Equal(model.Touch(value), model.Touch(read));
            }

            return true;
        }
    }
}
