namespace SerBench.Model.Tests;

public class DeterminismTests
{
    [Theory]
    [MemberData(nameof(ModelCases.Listed), MemberType = typeof(ModelCases))]
    public void TheSameSeedGivesTheSameValuesAsSeparateObjects(string model, string scenario)
    {
        Assert.True(ModelCases.Visit(model, new CreateTwice(scenario)));
    }

    // These sums are pinned. They change only if the data of a published result changes, and then the results are void.
    [Theory]
    [InlineData("person", "article", 0x4CB15BD0F51E69C8)]
    [InlineData("person", "varied", 0x96BF486A1730ED03)]
    [InlineData("person", "unicode", 0x6F27365B2FE38BAD)]
    [InlineData("simple", "s0", 0x616E5347D6CA3DAB)]
    [InlineData("simple", "varied", 0x7A439C317B876BEB)]
    [InlineData("complex", "s0", 0x267DFA46BC90E905)]
    [InlineData("complex", "varied", 0x8BC9648FE02E57ED)]
    [InlineData("complex-list", "s0", 0xF6853FC4231A7F00)]
    [InlineData("complex-list", "varied", 0xC80AB147CE1911D7)]
    [InlineData("deep", "s0", 0xC21F8E3B5EE2B583)]
    [InlineData("deep", "varied", 0x4B4F1870D5348C8A)]
    [InlineData("car", "serial", 0x959D695CCC978029)]
    [InlineData("car", "random", 0x00EE64CC065A4DD3)]
    [InlineData("tree", "published-1000", 0xC58E595BA9808FA8)]
    [InlineData("tree", "text", 0xF28A8159E7FB180D)]
    [InlineData("tree", "ids", 0xD380C466C2B13F8E)]
    [InlineData("tree", "deep", 0x20A4C2A692A325B1)]
    [InlineData("tree", "single", 0x5B653B05463F960E)]
    [InlineData("person", "ascii", 0x05B1D5D0E5ADB54A)]
    [InlineData("person", "accents", 0x8F53CCC3515F5909)]
    [InlineData("person", "mixed", 0x2552B74B7FBC65E3)]
    [InlineData("person", "short", 0x18AA35F56B3E9202)]
    [InlineData("simple", "ascii", 0xF56A08220291DCD1)]
    [InlineData("simple", "accents", 0x02EE2674DF246EDD)]
    [InlineData("simple", "mixed", 0x3630356CE36A6455)]
    [InlineData("simple", "short", 0x65DF58C2C8884A36)]
    [InlineData("complex", "ascii", 0x4D52E09313D62567)]
    [InlineData("complex", "accents", 0xC3B6B186F789FB04)]
    [InlineData("complex", "mixed", 0x38AF07D6F2C613D6)]
    [InlineData("complex", "short", 0xAC4FFBDE76145881)]
    [InlineData("complex-list", "ascii", 0x56FA7A38209E4E78)]
    [InlineData("complex-list", "accents", 0x752FC489ED960CDC)]
    [InlineData("complex-list", "mixed", 0x9A44E2959EBF70F9)]
    [InlineData("complex-list", "short", 0xDE138A1703A64F23)]
    [InlineData("deep", "ascii", 0xD24C8E9C56B2A043)]
    [InlineData("deep", "accents", 0xEEFD63EB9B491B42)]
    [InlineData("deep", "mixed", 0x217DADD9B2F39300)]
    [InlineData("deep", "short", 0xDEB8CE8F0544D170)]
    [InlineData("car", "ascii", 0xDBF1DB345DC9230D)]
    [InlineData("car", "accents", 0xCAFC940863E3E1F9)]
    [InlineData("car", "mixed", 0x5F8D29AC3C9F8AA4)]
    [InlineData("car", "short", 0x315D666C80144219)]
    public void TheValuesOfSeedOneAreThoseOfAllFormerRuns(string model, string scenario, ulong expected)
    {
        Assert.Equal(expected, ModelCases.Visit(model, new TouchAll(scenario, Seed: 1)));
    }

    [Theory]
    [InlineData("person", "varied")]
    [InlineData("car", "random")]
    [InlineData("simple", "short")]
    [InlineData("complex-list", "mixed")]
    [InlineData("deep", "ascii")]
    [InlineData("tree", "text")]
    [InlineData("tree", "ids")]
    [InlineData("tree", "deep")]
    public void AnotherSeedGivesOtherValues(string model, string scenario)
    {
        ulong one = ModelCases.Visit(model, new TouchAll(scenario, Seed: 1));

        Assert.NotEqual(one, ModelCases.Visit(model, new TouchAll(scenario, Seed: 2)));
    }

    [Theory]
    [MemberData(nameof(ModelCases.Listed), MemberType = typeof(ModelCases))]
    public void AConstantScenarioRepeatsOneValueAndAVariedOneDoesNot(string model, string scenario)
    {
        int instances = ModelCatalog.BuiltIn.Find(model)!.Scenario(scenario).Instances;

        Assert.Equal(instances, ModelCases.Visit(model, new CountDistinct(scenario)));
    }

    [Fact]
    public void SplitMixIsThePublishedGenerator()
    {
        var random = new SplitMix64(1234567);

        ulong[] drawn = [random.NextUInt64(), random.NextUInt64(), random.NextUInt64()];

        Assert.Equal([6457827717110365317ul, 3203168211198807973ul, 9817491932198370423ul], drawn);
    }

    private sealed class CreateTwice(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T[] first = model.Create(model.Scenario(scenario), 7, 3);
            T[] second = model.Create(model.Scenario(scenario), 7, 2);
            Assert.Equal(first.Length, first.Cast<object>().Distinct(ReferenceEqualityComparer.Instance).Count());
            return model.AreEqual(first[0], second[0])
                && model.AreEqual(first[1], second[1])
                && model.Touch(first[1]) == model.Touch(second[1]);
        }
    }

    private sealed record TouchAll(string Scenario, ulong Seed) : IModelVisitor<ulong>
    {
        public ulong Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.Scenario(Scenario);
            var sum = new TouchSum();
            foreach (T value in model.Create(scenario, Seed, scenario.Instances))
            {
                sum.Add(model.Touch(value));
            }

            return sum.Value;
        }
    }

    private sealed class CountDistinct(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) =>
            model.Create(model.Scenario(scenario), 1, Math.Max(model.Scenario(scenario).Instances, 3))
                .Select(model.Touch).Distinct().Count();
    }
}
