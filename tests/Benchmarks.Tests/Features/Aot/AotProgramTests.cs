using System.Runtime.Loader;
using SerBench.Engine.Outside.Emitted;
using SerBench.Benchmarks.Features.Aot;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Features.Aot;

// The program of a library compiles, and writes the very message of the library's row. Here the JIT runs it, in this process.
public sealed class AotProgramTests : WithFolder
{
    private const string Usings =
        "global using System;\nglobal using System.Collections.Generic;\nglobal using System.IO;\nglobal using System.Linq;\n";

    private const string Own = """
        public sealed class Parcel
        {
            [SerBench.Formats.Contracts.FieldNumber(9)]
            public int[] Weights { get; set; } = [];

            [SerBench.Formats.Contracts.FieldNumber(2)]
            public string Name { get; set; } = "";

            [SerBench.Formats.Contracts.FieldNumber(3)]
            public List<string>? Notes { get; set; }

            [SerBench.Formats.Contracts.FieldNumber(5)]
            public Dictionary<string, long> Counts { get; set; } = [];

            [SerBench.Formats.Contracts.FieldNumber(6)]
            public Guid Id { get; set; }
        }
        """;

    // The libraries that have calls to copy. Avro finds a class by its name, of which this process has two.
    public static TheoryData<string> Rows =>
    [
        .. from card in LibraryCard.All
        where card.ReadUse() is not null && card.Package != "Apache.Avro" && Catalog.BuiltIn.Find(card.Rows[0].Id) is not null
        from row in card.Rows
        where row == card.Rows[0] || (PeerId.Parse(row.Id) is { } id && card.ReadUse(id.Ending) is not null)
        select row.Id,
    ];

    [Theory]
    [MemberData(nameof(Rows))]
    public void It_writes_the_message_of_the_row(string row)
    {
        string types = CompiledAssembly.Write(_folder, "OwnTypes", Own);
        IModel own = OwnModelFactory.Create(ForeignAssembly.Load(types).GetType("Parcel")!, null, new OwnTypeOptions(1, 4));
        Assert.All(
            [ModelCatalog.BuiltIn.Find("car")!, ModelCatalog.BuiltIn.Find("person")!, own],
            model => Run(new Cell(Catalog.BuiltIn.Find(row)!, model, model.Scenarios[0])));
    }

    private void Run(Cell cell)
    {
        AotProgram program = cell.Model.Accept(new AotProgramWriter(cell, _folder.File(cell.Model.Id)));
        if (program.Refusal is { } refusal)
        {
            Assert.StartsWith("its generator is missing", refusal, StringComparison.Ordinal);
            return;
        }

        File.WriteAllText(Path.Combine(program.Folder, "Usings.cs"), Usings);
        string assembly = Path.Combine(program.Folder, $"Trial{cell.Model.Id}{cell.Serializer.Id[5..].Replace(':', '-')}.dll");
        string message = Path.Combine(program.Folder, "message.bin");
        File.WriteAllBytes(message, program.Message);

        // A project has the generator of the runtime by itself.
        IEnumerable<string> generators = BuiltInCode.Recipes
            .Where(recipe => PeerId.Parse(cell.Serializer.Id)!.Value.Package == recipe.Id)
            .SelectMany(CSharpBuild.GeneratorsOf);
        string? framework = Path.GetDirectoryName(typeof(object).Assembly.Location);
        IEnumerable<string> runtime = OwnProgram.Assemblies.Where(file => Path.GetDirectoryName(file) == framework);
        string? error = CSharpBuild.Compile(assembly, [.. runtime, .. program.References], generators);
        Assert.True(error is null, error);
        MethodInfo main = AssemblyLoadContext.GetLoadContext(cell.Model.Type.Assembly)!
            .LoadFromAssemblyPath(assembly)
            .GetType("Program")!.GetMethod("Main")!;

        Assert.Equal(0, main.Invoke(null, [new[] { $"{Stopwatch.GetTimestamp()}", message }]));
    }
}
