using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Models.People;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Formats.Tests.FlatBuffers;

public class FlatBuffersViewTests
{
    public static TheoryData<string> Models =>
        [.. ModelCatalog.BuiltIn.Models.Where(model => model.Accept(new HasView())).Select(model => model.Id)];

    [Theory]
    [MemberData(nameof(Models))]
    public void AViewMeetsEveryLeaf(string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new CompareSums());

    [Theory]
    [MemberData(nameof(Models))]
    public void ADifferentValueGivesADifferentSum(string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new CountSums());

    [Theory]
    [MemberData(nameof(Models))]
    public void ReadingAllocatesNothing(string model) => Assert.Equal(0, ModelCatalog.BuiltIn.Find(model)!.Accept(new Allocated()));

    [Fact]
    public void APersonIsReadFieldByField()
    {
        Person person = new PersonModel().First("unicode");

        PersonView view = PersonView.At(TableView.Root<Person>(Flat.Encode(person)));

        Assert.Equal((person.Id, person.Guid), (view.Id, view.Guid));
        Assert.True(view.TryGetName(out ReadOnlySpan<byte> name));
        Assert.True(view.TryGetData(out ReadOnlySpan<byte> data));
        Assert.Equal((person.Name, person.Data), (Encoding.UTF8.GetString(name), Encoding.UTF8.GetString(data)));
    }

    [Fact]
    public void ADamagedMessageHasNoView() =>
        Assert.Throws<WireFormatException>(() => TableView.Root<Person>(Flat.Encode(new Person { Name = "x" })[..^4]));

    [Fact]
    public void AModelWithoutAViewIsRefused()
    {
        Binding<Stranger> binding = new FlatBuffersViewSerializer().Bind<Stranger>();

        Assert.Null(binding.Codec);
        Assert.Equal("Stranger: nobody has written a view for this type", binding.Reason!.ToString());
    }

    private static IEnumerable<T> Values<T>(IModel<T> model) =>
        from scenario in model.Scenarios
        where scenario.Name is not ("published" or "published-1000" or "text" or "ids" or "deep")
        from value in model.Create(scenario, seed: 1, Math.Min(scenario.Instances, 100))
        select value;

    private static IViewCodec<T> Codec<T>(IModel<T> model) => (IViewCodec<T>)new FlatBuffersViewSerializer().Bind(model).Codec!;

    private static IEnumerable<T> WithTree<T>(IModel<T> model) =>
        model.FindScenario("text-50") is { } tree ? Values(model).Append(model.Create(tree, 1, 1)[0]) : Values(model);

    private sealed class HasView : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) => new FlatBuffersViewSerializer().Bind(model).Codec is not null;
    }

    private sealed class CompareSums : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            IViewCodec<T> codec = Codec(model);
            Assert.All(WithTree(model), value => Assert.Equal(codec.Expect(value), codec.Read(Flat.Encode(value))));
            return true;
        }
    }

    private sealed class CountSums : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            IViewCodec<T> codec = Codec(model);
            var seen = new Dictionary<ulong, T>();
            foreach (T value in WithTree(model))
            {
                ulong sum = codec.Expect(value);
                Assert.True(seen.TryAdd(sum, value) || model.AreEqual(seen[sum], value));
            }

            Assert.NotEmpty(seen);
            return true;
        }
    }

    private sealed class Allocated : IModelVisitor<long>
    {
        public long Visit<T>(IModel<T> model)
        {
            IViewCodec<T> codec = Codec(model);
            byte[] message = Flat.Encode(WithTree(model).First());
            codec.Read(message);
            long before = GC.GetAllocatedBytesForCurrentThread();
            codec.Read(message);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    public sealed class Stranger;
}
