namespace SerBench.Benchmarks.Features.Reports.Sections;

/// <summary>Facts about the libraries that this run lacks. They are of other runs and machines, so nothing of them is ranked.</summary>
internal sealed class AbsentSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        var table = new TextTable("mode", "data", KnownElsewhere.Mark, "bytes", "encode x floor there", "decode x floor there") { TextColumns = 3 };
        foreach (KnownCell cell in KnownElsewhere.Of(record.AbsentPeers, record.Cells))
        {
            table.Add(
                cell.Serializer,
                $"{cell.Model} / {cell.Scenario}",
                record.AbsentPeers.First(peer => KnownElsewhere.IdOf(peer) == cell.Serializer).Reason,
                cell.Bytes?.ToString("#,##0") ?? "",
                TimeUnit.FormatRatio(cell.Encode),
                TimeUnit.FormatRatio(cell.Decode));
        }

        return table.Rows.Count == 0 ? null : new Section("absent", "Libraries that are not in this run",
        [
            new Block.Paragraph(
                "Nothing in this table was measured here, and nothing of it is ranked. Bytes are those of messages that the library itself wrote. "
                + $"Multiples of the floor are from the {KnownElsewhere.Origin}; this machine may give others."),
            new Block.Table("What is known of libraries that are not in this run", table),
        ]);
    }
}
