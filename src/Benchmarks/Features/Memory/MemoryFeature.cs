using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Memory;

/// <summary>The command <c>memory</c>, and its rows in reports.</summary>
internal sealed class MemoryFeature : IFeature
{
    public IEnumerable<FeatureCommand> CreateCommands(IReadOnlyList<IFeature> all) => [MemoryCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new MemorySection()];

    public IEnumerable<ResultFile> Results => [new("--memory", "the memory that rows take, for the reports: what memory has written", Read)];

    private static Func<RunRecord, RunRecord> Read(string file)
    {
        MemoryRecord memory = JsonInput.ReadChecked<MemoryRecord>(file, "a table of memory", "memory");
        return record => record with { Memory = memory };
    }
}
