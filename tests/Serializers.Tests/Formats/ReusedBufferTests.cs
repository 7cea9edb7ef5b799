using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats;

/// <summary>The formats of the ladder and of the car encode ordinary objects into a reused buffer without allocating.</summary>
public class ReusedBufferTests
{
    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (string format in new[] { "dense", "typed-markers", "typed-bitmap", "fixed", "xbuf2" })
            {
                foreach (string model in new[] { "simple", "complex", "complex-list", "deep", "person", "car" })
                {
                    cases.Add($"{format}/compiled", model);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void EncodingIntoAReusedBufferAllocatesNothing(string mode, string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new Check(mode));

    [Theory]
    [InlineData("dense/compiled")]
    [InlineData("typed-markers/compiled")]
    [InlineData("typed-bitmap/compiled")]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    public void ABufferMayBeEmptyAtFirst(string mode)
    {
        var codec = (IObjectCodec<SimpleObject>)Catalog.BuiltIn.Find(mode)!.Bind(new SimpleModel()).Codec!;
        var buffer = new EncodeBuffer(0);
        codec.Encode(new SimpleObject { Name = "a name" }, buffer);
        Assert.Equal("a name", codec.Decode(buffer.ToArray()).Name);
    }

    private sealed class Check(string mode) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find(mode)!.Bind(model).Codec!;
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
