using SerBench.Benchmarks.Engine.Contract;

namespace SerBench.Benchmarks.Features.Counts;

/// <summary>Instructions of operations, as a part of a run.</summary>
internal sealed class CountsFeature : IFeature
{
    public IEnumerable<IReportSection> Sections => [new CountsSection()];

    public IRunPart CreatePart() => new CountsPart();

    public IEnumerable<Block> Summarize(RunRecord record, Figures figures)
    {
        if (record.Counts is not { } counts)
        {
            yield break;
        }

        foreach ((string heading, TextTable table) in CountTables.Create(counts))
        {
            yield return new Block.Heading(heading);
            yield return new Block.Table(heading, table);
        }

        yield return new Block.Paragraph(CountTables.Words(counts));
        if (record.Plan.Count > counts.Rows.Count)
        {
            yield return new Block.Paragraph($"Rows whose instructions were not counted: {record.Plan.Count - counts.Rows.Count}. run --resume counts them.");
        }
    }
}
