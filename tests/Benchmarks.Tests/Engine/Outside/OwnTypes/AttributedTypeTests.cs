using Microsoft.CodeAnalysis;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// If a user's type carries a library's attributes, that library serializes it with the code of its own generator.
public sealed class AttributedTypeTests : WithFolder
{
    private static bool HasGenerator => Catalog.BuiltIn.Find("peer/MessagePack")!.Title.Contains("source-generated");

    [PeerFact("MessagePack")]
    public void MessagePack_takes_its_objects() => AssertTaken("MessagePack", HasGenerator ? "MessagePackAnalyzer" : null, """
        [MessagePack.MessagePackObject]
        public sealed class Own { [MessagePack.Key(0)] public int Id { get; set; } [MessagePack.Key(1)] public string? Name { get; set; } }
        """, ":map");

    [PeerFact("MessagePack")]
    public void MessagePack_refuses_objects_that_its_generator_has_not_seen()
    {
        Assert.SkipUnless(HasGenerator, "The feed lacks the generator of MessagePack: formatters are made at run time.");
        const string Source =
            "[MessagePack.MessagePackObject] public sealed class Own { [MessagePack.Key(0)] public int Id { get; set; } }";

        string types = CompiledAssembly.Write(_folder, "OwnTypes", Source);
        ProgramRun run = ProgramRun.Of("sizes", "--types", types, "--type", "Own", "--serializer", "peer/MessagePack");

        Assert.Contains("not generated from source", run.Output);
    }

    [PeerFact("MemoryPack")]
    public void MemoryPack_takes_its_objects() => AssertTaken("MemoryPack", "MemoryPack.Generator", """
        [MemoryPack.MemoryPackable]
        public sealed partial class Own { public int Id { get; set; } public string? Name { get; set; } }
        """, ":tolerant");

    [PeerFact("Nino")]
    public void Nino_takes_its_objects() => AssertTaken("Nino", "Nino.Generator", """
        using Nino.Core;

        [NinoType]
        public class Own { public int Id { get; set; } public string? Name { get; set; } }
        """);

    [PeerFact("Nino")]
    public void Nino_takes_objects_that_the_generator_of_their_project_has_passed_over() =>
        AssertTaken("Nino", "Nino.Generator", "[Nino.Core.NinoType] public class Own { public string? Name { get; set; } }");

    [PeerFact("Nino")]
    public void Nino_takes_only_sealed_objects_in_its_row_of_those()
    {
        const string Source = "using Nino.Core; [NinoType] public class Own { public string? Name { get; set; } }";

        string types = CompiledAssembly.Write(_folder, "OwnTypes", Source, [], GeneratorsOf("Nino.Generator"));
        ProgramRun run = ProgramRun.Of("sizes", "--types", types, "--type", "Own", "--serializer", "peer/Nino:sealed");

        Assert.Contains("Own: it is not sealed", run.Output);
    }

    [PeerFact("Nerdbank.MessagePack")]
    public void Nerdbank_takes_its_objects() => AssertTaken("Nerdbank.MessagePack", "PolyType", """
        [PolyType.GenerateShape]
        public sealed partial class Own { [Nerdbank.MessagePack.Key(0)] public int Id { get; set; } [Nerdbank.MessagePack.Key(1)] public string? Name { get; set; } }
        """);

    [PeerFact("Apache.Fory")]
    public void Fory_takes_its_objects() => AssertTaken("Apache.Fory", "Apache.Fory", """
        [Apache.Fory.ForyStruct]
        public sealed class Own { public int Id { get; set; } public string? Name { get; set; } }
        """);

    [Fact]
    public void The_generator_of_the_runtime_lies_beside_those_of_the_libraries() =>
        Assert.Equal("JsonSourceGenerator", Assert.Single(GeneratorsOf("System.Text.Json")).GetGeneratorType().Name);

    // way: the library's way for types that change, which does not take the type as another one.
    private void AssertTaken(string package, string? generator, string source, string? way = null)
    {
        string types = CompiledAssembly.Write(_folder, "OwnTypes", source, [], generator is null ? [] : GeneratorsOf(generator));
        AssertVerified([$"peer/{package}"], types);
        if (way is not null)
        {
            IModel own = OwnModelFactory.Create(ForeignAssembly.Load(types).GetType("Own")!, null, new OwnTypeOptions(1, 4));
            CellRecord other = Verification.Check(new Cell(Catalog.BuiltIn.Find($"peer/{package}{way}")!, own, own.Scenarios[0]));
            Assert.EndsWith($"peer/{package} takes it as it is", other.Reason);
        }
    }

    // All serializers take the type Own of an assembly.
    internal static void AssertVerified(string[] serializers, string types, params string[] more)
    {
        ProgramRun run = ProgramRun.Of(
            ["sizes", "--json", "--types", types, "--type", "Own", "--serializer", string.Join(',', serializers), .. more]);

        Assert.Equal("", run.Error);
        JsonElement[] sizes = [.. run.Json().EnumerateArray()];
        Assert.Equal(serializers, sizes.Select(size => size.TextOf("serializer")).Order());
        Assert.All(sizes, size => Assert.True(size.GetProperty("verified").GetBoolean()));
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    internal static IEnumerable<ISourceGenerator> GeneratorsOf(string package) =>
        CompilerInProcess.GeneratorsIn(Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "generators", package), "*.dll"));
}
