using System.Runtime.Loader;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Emitted twins compile for members of every kind, hold every value, and tell different values apart. No library is called.
public sealed class EmittedTwinTests : WithFolder
{
    private const int Values = 40;

    // The message classes of Google.Protobuf come from protoc, maps of Avro have text keys alone, and the others have no twins.
    public static TheoryData<string> Recipes =>
    [
        .. Catalog.BuiltIn.Serializers.OfType<EmittedPeer>()
            .Select(peer => peer.Recipe)
            .Distinct()
            .Except(["Google.Protobuf", "Apache.Avro", "System.Text.Json", "BinaryWriter", "Google.FlatBuffers"]),
    ];

    [Theory]
    [MemberData(nameof(Recipes))]
    public void Every_kind_goes_there_and_back(string id)
    {
        Recipe recipe = EmittedBuildTests.RecipeOf(id);
        string types = CompiledAssembly.Write(_folder, "OwnTypes", EmittedRecordTests.Source);
        Type own = ForeignAssembly.Load(types).GetType("Own")!;
        string[] generators = [.. recipe.Packages.Where(package => package is "PolyType" or "protobuf-net.Core")];
        string code = CompiledAssembly.Write(
            _folder, "Code", new Emitter(recipe).Write(own), [types], generators.SelectMany(AttributedTypeTests.GeneratorsOf));
        Type conversion = AssemblyLoadContext.GetLoadContext(own.Assembly)!
            .LoadFromAssemblyPath(code)
            .GetType($"{recipe.Namespace}.OwnConversion")!;

        GenericMethod.Invoke<EmittedTwinTests>(nameof(AssertCarries), own, conversion);
    }

    [Fact]
    public void Numbers_of_twins_have_gaps_on_request_only()
    {
        Recipe recipe = EmittedBuildTests.RecipeOf("MessagePack");
        static IEnumerable<string> Keys(string code) => code.Split('\n')
            .Where(line => line.Contains("[Key(", StringComparison.Ordinal))
            .Select(line => line.Trim());

        Assert.Equal(["[Key(0)]", "[Key(1)]"], Keys(new Emitter(recipe).Write(typeof(Pinned))));
        Assert.Equal(["[Key(6)]", "[Key(99)]"], Keys(new Emitter(recipe, keepsGaps: true).Write(typeof(Pinned))));
    }

    public sealed class Pinned { [FieldNumber(100)] public int Last { get; set; } [FieldNumber(7)] public int First { get; set; } }

    private static void AssertCarries<T>(Type conversion)
    {
        object Call(string method, params object?[] arguments) => conversion.GetMethod(method)!.Invoke(null, arguments)!;
        var random = new RandomValues(seed: 1);
        T[] values = [.. Enumerable.Range(0, Values).Select(_ => random.Next<T>())];
        Assert.All(values, value => Assert.Null(DeepEquality.Find(value, (T)Call("FromTwin", Call("ToTwin", value)))));
        Assert.All(values, value => Assert.True((bool)Call("AreEqual", Call("ToTwin", value), Call("ToTwin", value))));
        Assert.All(values.Zip(values.Skip(1)), pair =>
            Assert.False((bool)Call("AreEqual", Call("ToTwin", pair.First), Call("ToTwin", pair.Second))));
    }
}
