using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>Encoding into a reused buffer.</summary>
public class FlatBuffersAllocationTests
{
    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (IModel model in ModelCatalog.BuiltIn.Models)
            {
                cases.Add("flatbuffers/compiled", model.Id);
                cases.Add("flatbuffers/handwritten", model.Id);
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void AllocatesNothing(string serializer, string model) =>
        Assert.Equal(0, ModelCatalog.BuiltIn.Find(model)!.Accept(new Measure(serializer)));

    private sealed class Measure(string serializer) : IModelVisitor<long>
    {
        public long Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec!;
            Scenario scenario = model.FindScenario("text-50") ?? model.Scenarios[0];
            T value = model.Create(scenario, seed: 1, count: 1)[0];
            var buffer = new EncodeBuffer();
            codec.Encode(value, buffer);
            long before = GC.GetAllocatedBytesForCurrentThread();
            codec.Encode(value, buffer);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }
}
