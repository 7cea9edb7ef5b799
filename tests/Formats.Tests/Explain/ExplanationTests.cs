namespace SerBench.Formats.Tests.Explain;

// Every serializer of the catalog that explains itself: parts lie side by side, cover the message, and show the same values as the object.
public class ExplanationTests
{
    private const int ValuesPerType = 5;

    private static readonly Config Seeded = PinnedSeed.Of(20160419, 77, ValuesPerType);

    public static IEnumerable<TheoryDataRow<string, string>> Cases => Share.Of((
        from model in ModelCatalog.BuiltIn.Models
        from serializer in Catalog.BuiltIn.Serializers
        where model.Accept(new IsExplained(serializer))
        select (serializer.Id, model.Id)).ToTheoryData());

    // One access of each format. Another access changes only the order of fields, which one value of each model shows.
    public static TheoryData<string> Formats =>
        [.. ZooBinding.PairsWith("compiled").Where(id => Catalog.BuiltIn.Find(id) is IExplainedSerializer { CanExplain: true })];

    [Theory]
    [MemberData(nameof(Cases))]
    public void Every_model(string serializer, string model) =>
        Assert.NotEqual(0, ModelCatalog.BuiltIn.Find(model)!.Accept(new CheckAll(Catalog.BuiltIn.Find(serializer)!)));

    [Theory]
    [MemberData(nameof(Formats))]
    public void Every_kind_of_member(string serializer) =>
        Assert.All(Share.Of(ZooTypes.Single, serializer), type => CheckType(serializer, type));

    private static bool IsOfOtherAccess(ISerializer serializer) => serializer.Family == SerializerFamily.Grid
        && serializer.Id[serializer.Id.IndexOf('/')..] is "/reflection" or "/delegates" or "/accessors" or "/generated";

    private static void Check(IExplainedCase explained, object value)
    {
        string? fault = explained.FindFault(value);
        Assert.True(fault is null, fault);
    }

    private static void CheckType(string serializer, Type type)
    {
        Type explainedType = typeof(ExplainedCase<>).MakeGenericType(type);
        var explained = (IExplainedCase)Activator.CreateInstance(explainedType, Catalog.BuiltIn.Find(serializer))!;
        if (explained.IsBound)
        {
            Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => Check(explained, value)).Check(Seeded);
        }
    }

    private sealed class IsExplained(ISerializer serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) =>
            Explainers.Find(Catalog.BuiltIn, serializer) is not null && serializer.Bind<T>().Codec is not null;
    }

    private sealed class CheckAll(ISerializer serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var explained = new ExplainedCase<T>(serializer);
            int count = 0;
            Scenario[] scenarios =
                [.. model.Scenarios.Where(scenario => scenario.Name != "random" && !scenario.IsLargeOrOfOtherText())];
            foreach (Scenario scenario in IsOfOtherAccess(serializer) ? scenarios[^1..] : scenarios)
            {
                foreach (T value in model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 3)))
                {
                    Check(explained, value!);
                    count++;
                }
            }

            return count;
        }
    }
}
