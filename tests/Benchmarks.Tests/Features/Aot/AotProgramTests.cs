using SerBench.Engine.Programs;
using SerBench.Benchmarks.Features.Aot;
using SerBench.Benchmarks.Tests.Engine.Programs;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Features.Aot;

// The program of a library compiles, and writes the very message of the library's row. Here the JIT runs it, in this process.
public sealed class AotProgramTests : WithFolder
{
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
        LibraryProgram program = cell.Model.Accept(new ProgramWriter(cell, _folder.File(cell.Model.Id), AotFlow.Main));
        if (program.Refusal is { } refusal)
        {
            Assert.StartsWith("its generator is missing", refusal, StringComparison.Ordinal);
            return;
        }

        string message = Path.Combine(program.Folder, "message.bin");
        File.WriteAllBytes(message, program.Message);
        Assert.Equal(0, ProgramRunner.Run(program, cell, program.References, $"{Stopwatch.GetTimestamp()}", message));
    }
}
