using SerBench.Serializers.Racing;

namespace SerBench.Formats.Tests.Grid;

// Encoding into a reused buffer allocates nothing. Decoding allocates only the result, like the floor.
public sealed class GridAllocationTests
{
    private const int Times = 20;

    public static TheoryData<string, string> Cases => (
        from serializer in ZooBinding.Pairs
        where IsFast(serializer)
        from model in ModelCatalog.BuiltIn.Models
        select (serializer, model.Id)).ToTheoryData();

    [Theory]
    [SharedData(nameof(Cases))]
    public void Encoding_into_a_reused_buffer_allocates_nothing(string serializer, string model)
    {
        if (Measure(serializer, model, Operation.Encode) is { } bytes)
        {
            Assert.Equal(0, bytes);
        }
    }

    [Theory]
    [SharedData(nameof(Cases))]
    public void Decoding_allocates_the_result(string serializer, string model)
    {
        if (Measure(serializer, model, Operation.Decode) is { } bytes && Measure("floor/object", model, Operation.Decode) is { } result)
        {
            Assert.Equal(result, bytes);
        }
    }

    // Reflection and delegates box. Their rows show this cost.
    private static bool IsFast(string id) => id[(id.IndexOf('/') + 1)..] is "compiled" or "handwritten" or "generated";

    // Bytes for Times operations; null for a dash.
    private static long? Measure(string serializer, string model, Operation operation) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Meter(serializer, operation));

    private sealed class Meter(string serializer, Operation operation) : IModelVisitor<long?>
    {
        public long? Visit<T>(IModel<T> model)
        {
            if (Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec is not { Shape: CodecShape.Object } codec)
            {
                return null;
            }

            T[] values = model.Create(model.FindScenario("text-50") ?? model.Scenarios[0], seed: 1, count: 1);
            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            workload.Run(operation, Times);
            return Memory.Of(() => workload.Run(operation, Times), allowance: 0);
        }
    }
}
