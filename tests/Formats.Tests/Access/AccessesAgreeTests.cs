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
            foreach (IGrouping<FieldOrder, string> group in Accesses.GroupBy(access => OrderOf(format, access)))
            {
                ICodec<T>?[] all = [.. group.Select(access => Catalog.BuiltIn.Find($"{format}/{access}")!.Bind(model).Codec)];
                ICodec<T>[] codecs = [.. all.OfType<ICodec<T>>()];
                foreach (T value in codecs.Length > 1 ? ValuesOf(model) : [])
                {
                    byte[]?[] messages = Array.ConvertAll(codecs, codec => TryEncode(codec, value));
                    Assert.All(messages, message => Assert.Equal(messages[0], message));
                }
            }

            return true;
        }

        // Without the tree of a million nodes.
        private static IEnumerable<T> ValuesOf<T>(IModel<T> model) => model.Scenarios.Where(scenario => scenario.Name != "published")
            .SelectMany(scenario => model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 16)));

        // A format may refuse a value, but then all accesses must.
        private static byte[]? TryEncode<T>(ICodec<T> codec, T value)
        {
            try
            {
                return codec.EncodeToArray(value);
            }
            catch (UnsupportedValueException)
            {
                return null;
            }
        }
    }
}
