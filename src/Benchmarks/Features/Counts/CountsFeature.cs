namespace SerBench.Benchmarks.Features.Counts;

internal sealed class CountsFeature : IFeature
{
    public IEnumerable<IReportSection> Sections => [new CountsSection()];

    public IRunPart CreatePart() => new CountsPart();

    public IEnumerable<Block> Summarize(RunRecord record, Figures figures) => record.Counts is not { } counts ? [] :
    [
        .. CountTables.Create(counts),
        new Block.Paragraph(CountTables.Words(counts)),
        .. record.Plan.Count <= counts.Rows.Count ? Array.Empty<Block>() :
        [
            new Block.Paragraph(
                $"Rows whose instructions were not counted: {record.Plan.Count - counts.Rows.Count}. run --resume counts them."),
        ],
    ];
}
