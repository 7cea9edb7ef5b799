using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.Nrbf;

/// <summary>Encoding into a reused buffer allocates nothing.</summary>
public class AllocationTests
{
    private const int Times = 200;

    public static TheoryData<string> Models => [.. ModelCatalog.BuiltIn.Models.Select(model => model.Id)];

    [Theory]
    [MemberData(nameof(Models))]
    public void EncodingAllocatesNothing(string model) => Assert.Equal(0, ModelCatalog.BuiltIn.Find(model)!.Accept(new Measure()));

    private sealed class Measure : IModelVisitor<long>
    {
        public long Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find("nrbf/compiled")!.Bind(model).Codec!;
            T[] values = model.Create(model.Scenarios[0], seed: 1, count: 1);
            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            workload.Run(Operation.Encode, Times);
            long least = long.MaxValue;
            for (int i = 0; i < 5; i++)
            {
                long before = GC.GetAllocatedBytesForCurrentThread();
                workload.Run(Operation.Encode, Times);
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            return least;
        }
    }
}
