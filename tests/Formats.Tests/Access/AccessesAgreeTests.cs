namespace SerBench.Formats.Tests.Access;

// A format writes the same bytes with every access, if the fields are visited in the same order.
public class AccessesAgreeTests
{
    private static readonly string[] Accesses = ["reflection", "delegates", "accessors", "compiled", "handwritten", "generated"];

    public static TheoryData<string, string> Cases => (
        from format in ZooBinding.FormatsWith("compiled")
        from model in ModelCatalog.BuiltIn.Models
        select (format, model.Id)).ToTheoryData();

    [Theory]
    [SharedData(nameof(Cases))]
    public void All_accesses_give_the_same_bytes(string format, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(format));

    // Only Ignite asks for another order than that of declaration, and neither hand-written nor generated code follows.
    private static FieldOrder OrderOf(string format, string access)
    {
        var serializer = Catalog.BuiltIn.Find($"{format}/{access}")!;
        var info = (IAccess)serializer.GetType().GetProperty("Access")!.GetValue(serializer)!;
        return info.OrderFor(format.StartsWith("ignite", StringComparison.Ordinal) ? FieldOrder.ByName : FieldOrder.Declared);
    }

    private sealed class Compare(string format) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.Scenarios[0];
            T value = model.Create(scenario, seed: 1, count: 1)[0];
            foreach (IGrouping<FieldOrder, string> group in Accesses.GroupBy(access => OrderOf(format, access)))
            {
                byte[][] messages = [.. group
                    .Select(access => Catalog.BuiltIn.Find($"{format}/{access}")!.Bind(model).Codec)
                    .OfType<ICodec<T>>()
                    .Select(codec => codec.EncodeToArray(value))];
                Assert.All(messages, message => Assert.Equal(messages[0], message));
            }

            return true;
        }
    }
}
