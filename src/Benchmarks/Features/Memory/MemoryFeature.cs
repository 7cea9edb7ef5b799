namespace SerBench.Benchmarks.Features.Memory;

internal sealed class MemoryFeature : IFeature
{
    public FeatureCommand[] CreateCommands(IFeature[] all) => [MemoryCommand.Create()];

    public IEnumerable<IReportSection> Sections => [new MemorySection()];

    public IEnumerable<ResultFile> Results =>
    [
        ResultFile.Of("--memory", "the memory that rows take, for the reports: what memory has written",
            file => JsonInput.ReadChecked<MemoryRecord>(file, "a table of memory", "memory"),
            (record, memory) => record with { Memory = memory }),
    ];
}
