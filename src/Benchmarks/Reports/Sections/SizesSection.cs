using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Bytes of every cell, timed or not.</summary>
internal sealed class SizesSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        var blocks = new List<Block>();
        foreach ((string model, TextTable table) in SizeTables.Complete(record))
        {
            blocks.Add(new Block.Heading(model));
            blocks.Add(new Block.Table($"{model}: sizes", table));
        }

        return blocks.Count == 0
            ? null
            : new Section("sizes", "Sizes",
                [new Block.Paragraph("Bytes per message, of varied data the mean; columns with a plus: each message compressed by itself."), .. blocks]);
    }
}
