using SerBench.Engine.Outside.Emitted;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The code of the libraries for a type from outside, written and compiled at run time.
public sealed class EmittedBuildTests : WithFolder
{
    private const string Plain = """
        using System.Collections.Generic;

        namespace Shop;

        public struct Spot { public double X { get; set; } public short Y { get; set; } }
        public sealed record Tag(string Name, int Weight);
        public sealed class Line { public int Number { get; set; } public string Name { get; set; } = ""; public decimal Price { get; set; } public List<Tag> Tags { get; set; } = []; }
        public class Base { private long _version = 7; public long Version() => _version; }
        public sealed class Order : Base
        {
            public int Id { get; set; }
            public bool Paid { get; set; }
            public System.Guid Key { get; set; }
            public System.DateTime? Sent { get; set; }
            public Spot Here { get; set; }
            public Spot? There { get; set; }
            public Line[] Lines { get; set; } = [];
            public Dictionary<string, Line> ByName { get; set; } = [];
            public Dictionary<int, string> Names { get; set; } = [];
            public int[] Numbers { get; set; } = [];
        }
        """;

    // The library that refuses this type. The test of a model starts the SDK's compiler for it instead.
    private const string Picky = "System.Text.Json";

    // Its main row needs no emitted code. Its generator cannot name a class that two assemblies declare, such as the twin of a model.
    private const string Unneeded = "protobuf-net";

    public static TheoryData<string> Recipes => [.. Ids];

    private static IEnumerable<string> Ids =>
        Catalog.BuiltIn.Serializers.OfType<EmittedPeer>().Select(peer => peer.Recipe).Distinct()
            .Where(id => id != Unneeded && RecipeOf(id).IsForModels);

    internal static Recipe RecipeOf(string id) => BuiltInCode.Recipes.Single(recipe => recipe.Id == id);

    [Theory]
    [SharedData(nameof(Recipes))]
    public void A_model_that_goes_the_way_of_an_own_type_has_the_same_bytes(string id)
    {
        if (id == Picky)
        {
            CompilerInProcess.UseReal();
        }

        CompiledCode compiled = EmittedBuild.Make(typeof(Car), RecipeOf(id));

        Assert.Null(compiled.Reason);
        IEmitted<Car> code = EmittedCode.Open<Car>(compiled.Assembly!, id);
        var model = new CarModel();
        foreach (EmittedPeer peer in Catalog.BuiltIn.Serializers.OfType<EmittedPeer>().Where(peer => peer.Recipe == id))
        {
            foreach (Scenario scenario in model.Scenarios)
            {
                Car[] cars = model.Create(scenario, 1, 20);
                Binding<Car> committed = peer.Bind<Car>();
                byte[][] made = [.. cars.Select(Encoding(peer.Bind(code)))];

                // The schema of a type from outside tells an empty text from none. The committed one reads both as empty.
                if (id == "Google.Protobuf")
                {
                    var objects = (IObjectCodec<Car>)committed.Codec!;
                    Assert.All(cars.Zip(made), pair =>
                        Assert.True(model.AreEqual(objects.Decode(Encoding(committed)(pair.First)), objects.Decode(pair.Second))));
                    continue;
                }

                Assert.Equal(cars.Select(Encoding(committed)), made);
            }
        }
    }

    // An analyzer of MessagePack 2 generates nothing, and refuses types that the library takes.
    [Fact]
    public void An_analyzer_that_generates_nothing_is_no_generator() =>
        Assert.All(
            Directory.GetFiles(AppContext.BaseDirectory, "MessagePackAnalyzer.dll", SearchOption.AllDirectories),
            file => Assert.True(AssemblyName.GetAssemblyName(file).Version!.Major >= 3, file));

    // Nested and private state, structs, records, collections, and no attribute of any library. The compiler of the SDK takes it too.
    [LongFact]
    public void A_type_without_attributes_is_taken_by_every_library_that_is_present()
    {
        CompilerInProcess.UseReal();

        // Its maps have text keys alone.
        string[] expected = [.. Ids.Where(id => id != Picky && id != "Apache.Avro").Select(id => $"peer/{id}")];

        string[] arguments = ["sizes", "--types", CompiledAssembly.Write(_folder, "OwnTypes", Plain), "--type", "Order", "--count", "8"];

        string serializers = string.Join(',', [.. expected, "peer/System.Runtime.Serialization.Formatters"]);
        ProgramRun run = ProgramRun.Of([.. arguments, "--json", "--serializer", serializers]);
        ProgramRun refused = ProgramRun.Of([.. arguments, "--serializer", "dense/compiled,peer/System.Text.Json,peer/protobuf-net"]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.All(expected.Append("peer/System.Runtime.Serialization.Formatters"), id => Assert.Contains($"\"{id}\"", run.Output));
        Assert.Contains("Order._version: System.Text.Json carries public members", refused.Output);
        Assert.Contains("protobuf-net does not find _version, a private field of a base class", refused.Output);
    }

    private static Func<T, byte[]> Encoding<T>(Binding<T> binding)
    {
        var buffer = new EncodeBuffer();
        return value =>
        {
            binding.Codec!.Encode(value, buffer);
            return buffer.ToArray();
        };
    }
}
