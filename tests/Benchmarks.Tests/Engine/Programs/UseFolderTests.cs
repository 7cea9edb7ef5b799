using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Outside.OwnTypes;
using SerBench.Engine.Programs;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Engine.Programs;

// Beside the reports of a run, each library has a project that runs: the user's type as the library needs it, calls, and a record.
public sealed class UseFolderTests : WithFolder
{
    private const string Own = """
        namespace Game;

        public enum Rank : byte { Low, High = 200 }

        public struct Cell { public int X { get; set; } public int Y { get; set; } }

        public sealed class Item { public string Sku { get; set; } = ""; public double Weight { get; set; } public Cell At { get; set; } }

        [System.Text.Json.Serialization.JsonDerivedType(typeof(Burn), "burn")]
        [System.Text.Json.Serialization.JsonDerivedType(typeof(Slow), "slow")]
        public abstract class Effect { public int Ticks { get; set; } }

        public sealed class Burn : Effect { public float Damage { get; set; } }

        public sealed class Slow : Effect { public string By { get; set; } = ""; }

        public sealed class Zone<T> { public List<T> Items { get; set; } = []; public Effect? Active { get; set; } }

        public sealed class Player
        {
            public Guid Id { get; set; }

            public string? Name { get; set; }

            public DateTime Joined { get; set; }

            public Rank Rank { get; set; }

            public uint Points { get; set; }

            public List<Item> Items { get; set; } = [];

            public int[] Scores { get; set; } = [];

            public Dictionary<string, long> Counts { get; set; } = [];

            public Item? Weapon { get; set; }
        }
        """;

    private const string Sample = """
        {"id":1,"placed":"2026-01-02T03:04:05Z","lines":[{"sku":"a1","qty":2}],"status":"open","note":null}
        {"id":2,"placed":"2026-02-02T03:04:05Z","lines":[{"sku":"b1","qty":3},{"sku":"b2","qty":1}],"status":"paid","note":"soon"}
        """;

    private const string Schema = """
        syntax = "proto3";
        message Parcel { int64 id = 1; string name = 3; repeated Line lines = 7; map<string, double> prices = 9; bytes seal = 12; }
        message Line { string sku = 1; uint32 count = 2; }
        """;

    // The libraries that this build has, but for those that users call by code of their own, or should not call.
    public static TheoryData<string> Packages =>
        [
            .. from card in LibraryCard.All
            where card.ReadUse() is not null && Catalog.BuiltIn.Find(card.Rows[0].Id) is not null
            select card.Package,
        ];

    // In this process, without a restore.
    [Fact]
    public void The_program_of_a_library_brings_the_record_back()
    {
        LibraryProgram program = Write("MemoryPack", OwnModel(), out Cell cell);

        Assert.Null(program.Refusal);
        Assert.Equal(0, ProgramRunner.Run(
            program, cell, OwnProgram.Assemblies.Concat(program.References), Path.Combine(program.Folder, "record.bin")));
    }

    // A base class needs attributes of its own.
    [Theory]
    [InlineData("MessagePack")]
    [InlineData("DataContractSerializer")]
    public void A_program_has_members_of_abstract_classes(string package)
    {
        IModel model = OwnModel("Zone<Effect>");
        LibraryProgram program = Write(package, model, out Cell cell);

        Assert.Null(program.Refusal);
        string attribute = package == "MessagePack" ? "[MessagePackObject]" : "[DataContract(Name = \"Effect\", Namespace = \"\")]";
        Assert.Matches(
            $@"{Regex.Escape(attribute)}\n(\[.*\n)*public abstract", File.ReadAllText(Path.Combine(program.Folder, "Types.cs")));
        Assert.Equal(0, ProgramRunner.Run(
            program, cell, OwnProgram.Assemblies.Concat(program.References), Path.Combine(program.Folder, "record.bin")));
    }

    [Fact]
    public void Calls_for_a_generic_root_are_CSharp()
    {
        LibraryProgram program = Write("Google.FlatBuffers", OwnModel("Zone<int>"), out _);

        Assert.Contains("class UseZoneInt32\n", File.ReadAllText(Path.Combine(program.Folder, "Use.cs")));
        Assert.Contains("root_type ZoneInt32;", File.ReadAllText(Path.Combine(program.Folder, "messages.fbs")));
    }

    [Fact]
    public void A_program_whose_record_differs_fails()
    {
        LibraryProgram program = Write("System.Text.Json", ModelCatalog.BuiltIn.Find("car")!, out Cell cell);
        string message = _folder.File("other.bin");
        File.WriteAllText(message, " {}");

        Assert.Equal(1, ProgramRunner.Run(program, cell, OwnProgram.Assemblies.Concat(program.References), message));
    }

    // Classes of FlatBuffers are made by a compiler that no package has.
    [Fact]
    public void What_is_no_project_has_its_calls_and_a_reason()
    {
        LibraryProgram program = Write("Google.FlatBuffers", OwnModel(), out _);

        Assert.Equal("its generator is missing (flatc); messages.fbs is the schema", program.Refusal);
        Assert.Equal(["Use.cs", "messages.fbs"], Directory.GetFiles(program.Folder).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Contains(
            $"// No program is here: {program.Refusal}.\n", File.ReadAllText(Path.Combine(program.Folder, "Use.cs")));
    }

    [Fact]
    public void Packages_are_those_of_the_build()
    {
        Assert.Equal(["MemoryPack", "MemoryPack.Generator"], Libraries.PackagesOf("MemoryPack").Select(package => package.Id));
        Assert.Contains(
            "Microsoft.Extensions.DependencyInjection",
            Libraries.PackagesOf("Microsoft.Orleans.Serialization").Select(package => package.Id));
        Assert.Contains("Grpc.Tools", Libraries.PackagesOf("Google.Protobuf").Select(package => package.Id));
        Assert.Empty(Libraries.PackagesOf("System.Text.Json"));
    }

    // As `dotnet run` in an empty folder: an own assembly, a type written from a sample, and one from a schema.
    [LongFact]
    public void The_projects_of_all_libraries_are_restored_and_run()
    {
        IModel[] models =
            [OwnModel(), Written("Order", "--sample", "order.json", Sample), Written("Parcel", "--schema", "parcel.proto", Schema)];
        // The type of an assembly with every library; a sample and a schema by turns.
        string[] written =
        [
            .. from model in models.Index()
               from package in Packages.Select(row => row.Data).Index()
               where model.Index == 0 || package.Index % 2 == model.Index - 1
               let program = Write(package.Item, model.Item, out _)
               where program.Refusal is null
               select program.Folder,
        ];
        _folder.Write("all.proj", """
            <Project><ItemGroup><P Include="*/use/*/Use.csproj" /></ItemGroup><Target Name="All">
              <MSBuild Projects="@(P)" Targets="Restore" Properties="For=Restore" BuildInParallel="true" />
              <MSBuild Projects="@(P)" Targets="Build" BuildInParallel="true" />
            </Target></Project>
            """);
        ProgramOutput built = ProgramOutput.Of(
            new ProcessStartInfo("dotnet", ["build", "all.proj", "-m", "-v:q", "-nologo", "-nodeReuse:false"])
            { WorkingDirectory = _folder.Path },
            TimeSpan.FromMinutes(15))!;

        Assert.True(built.ExitCode == 0, built.All);
        Assert.Equal((Packages.Count - 1) * 2, written.Length);
        string output = $"bin/Debug/net{Environment.Version.Major}.0/Use.dll";
        Assert.All(written, folder => Assert.StartsWith(
            "The record came back",
            ProgramOutput.Of(new ProcessStartInfo("dotnet", [Path.Combine(folder, output)]), TimeSpan.FromMinutes(1))!.All,
            StringComparison.Ordinal));
    }

    private IModel OwnModel(string type = "Player")
    {
        string compiled = TypeSources.Compile([_folder.Write("Own.cs", Own)]).Single();
        string types = _folder.File(Path.GetFileName(compiled));
        File.Copy(compiled, types, overwrite: true);
        return OwnModelFactory.Create(TypeFinder.Find([ForeignAssembly.Load(types)], type), null, new OwnTypeOptions(1, 4));
    }

    private IModel Written(string type, string option, string name, string text)
    {
        string file = _folder.File($"{type}.cs");
        ProgramRun run = ProgramRun.Of(
            "sizes", option, _folder.Write(name, text), "--type", type, "--emit", file, "--serializer", "dense/compiled");
        Assert.Equal(ExitCode.Done, run.ExitCode);
        Type own = TypeFinder.Find([.. TypeSources.Compile([file]).Select(ForeignAssembly.Load)], type);
        return OwnModelFactory.Create(own, null, new OwnTypeOptions(1, 4));
    }

    private LibraryProgram Write(string package, IModel model, out Cell cell)
    {
        ISerializer serializer = Catalog.BuiltIn.Find(LibraryCard.All.Single(card => card.Package == package).Rows[0].Id)!;
        cell = new Cell(serializer, model, model.Scenarios[0]);
        return UseFolder.Write(cell, _folder.File(model.Id));
    }
}
