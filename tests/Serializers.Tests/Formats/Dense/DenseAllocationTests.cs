using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.Dense;

public class DenseAllocationTests
{
    [Theory]
    [InlineData("simple")]
    [InlineData("complex")]
    [InlineData("complex-list")]
    [InlineData("deep")]
    [InlineData("person")]
    [InlineData("car")]
    public void EncodingIntoAReusedBufferAllocatesNothing(string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new Check());

    private sealed class Check : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find("dense/compiled")!.Bind(model).Codec!;
            T value = model.Create(model.Scenarios[0], 1, 1)[0];
            var buffer = new EncodeBuffer();
            codec.Encode(value, buffer);
            long before = GC.GetAllocatedBytesForCurrentThread();
            codec.Encode(value, buffer);
            Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
            return 0;
        }
    }
}
