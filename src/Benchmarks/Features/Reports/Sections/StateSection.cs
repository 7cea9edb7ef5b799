namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class StateSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        var blocks = new List<Block>();
        if (record.State != RunState.Completed)
        {
            blocks.Add(new Block.Paragraph(
                $"The run did not end by itself ({KebabCase.Of(record.State)}): "
                + $"{record.Timings.Count} of {record.Plan.Count} rows."));
        }

        blocks.AddRange(RunNotes.Of(record).Select(note => new Block.Paragraph(note)));
        AddList(blocks, "Failed", record.Cells.Where(cell => cell.Status == CellStatus.Failed).Select(cell => $"{cell.Id}: {cell.Reason}")
            .Concat(record.Timings.Where(timing => timing.Failure is not null).Select(timing => $"{timing.Row}: {timing.Failure}")));
        AddList(blocks, "Absent libraries", record.AbsentPeers.Select(peer => peer.ToString()));
        return blocks.Count == 0 ? null : new Section("state", "About this run", blocks);
    }

    private static void AddList(List<Block> blocks, string heading, IEnumerable<string> items)
    {
        string[] texts = [.. items];
        if (texts.Length > 0)
        {
            blocks.Add(new Block.Heading(heading));
            blocks.Add(new Block.Bullets(texts));
        }
    }
}
