using Microsoft.CodeAnalysis;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// If a user's type carries a library's attributes, that library serializes it with the code of its own generator.
public sealed class AttributedTypeTests : WithFolder
{
    private static bool HasGenerator => Catalog.BuiltIn.Find("peer/MessagePack")!.Title.Contains("source-generated");

    // The library, the package of its generator, the type, and the library's way for types that change, which does not take it as another
    // one. Nino takes objects that the generator of their project has passed over, too.
    public static TheoryData<string, string, string, string?> Types => new()
    {
        {
            "MessagePack", "MessagePackAnalyzer",
            """
            using MessagePack;

            [MessagePackObject] public sealed class Own { [Key(0)] public int Id { get; set; } [Key(1)] public string? Name { get; set; } }
            """,
            ":map"
        },
        { "MemoryPack", "MemoryPack.Generator", $"[MemoryPack.MemoryPackable] public sealed partial {Own}", ":tolerant" },
        { "Nino", "Nino.Generator", $"using Nino.Core; [NinoType] public {Own}", null },
        { "Nino", "Nino.Generator", $"[Nino.Core.NinoType] public {Own}", null },
        {
            "Nerdbank.MessagePack", "PolyType",
            """
            [PolyType.GenerateShape] public sealed partial class Own
            {
                [Nerdbank.MessagePack.Key(0)] public int Id { get; set; } [Nerdbank.MessagePack.Key(1)] public string? Name { get; set; }
            }
            """,
            null
        },
        { "Apache.Fory", "Apache.Fory", $"[Apache.Fory.ForyStruct] public sealed {Own}", null },
    };

    private const string Own = "class Own { public int Id { get; set; } public string? Name { get; set; } }";

    [Theory]
    [MemberData(nameof(Types))]
    public void A_library_takes_its_objects(string package, string generator, string source, string? way)
    {
        Assert.SkipWhen(Catalog.BuiltIn.Find($"peer/{package}") is null, $"{package} is not here");
        bool isGenerated = package != "MessagePack" || HasGenerator;
        string types = CompiledAssembly.Write(_folder, "OwnTypes", source, [], isGenerated ? GeneratorsOf(generator) : []);
        AssertVerified([$"peer/{package}"], types);
        if (way is not null)
        {
            IModel own = OwnModelFactory.Create(ForeignAssembly.Load(types).GetType("Own")!, null, new OwnTypeOptions(1, 4));
            CellRecord other = Verification.Check(new Cell(Catalog.BuiltIn.Find($"peer/{package}{way}")!, own, own.Scenarios[0]));
            Assert.EndsWith($"peer/{package} takes it as it is", other.Reason);
        }
    }

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

    [PeerFact("Nino")]
    public void Nino_takes_only_sealed_objects_in_its_row_of_those()
    {
        string types = CompiledAssembly.Write(
            _folder, "OwnTypes", $"using Nino.Core; [NinoType] public {Own}", [], GeneratorsOf("Nino.Generator"));
        ProgramRun run = ProgramRun.Of("sizes", "--types", types, "--type", "Own", "--serializer", "peer/Nino:sealed");

        Assert.Contains("Own: it is not sealed", run.Output);
    }

    [Fact]
    public void The_generator_of_the_runtime_lies_beside_those_of_the_libraries() =>
        Assert.Equal("JsonSourceGenerator", Assert.Single(GeneratorsOf("System.Text.Json")).GetGeneratorType().Name);

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
