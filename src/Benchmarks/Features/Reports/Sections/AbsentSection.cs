namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class AbsentSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = TextTable.Of(
            KnownElsewhere.Of(record.AbsentPeers, record.Cells),
            3,
            ("mode", cell => cell.Serializer),
            ("data", cell => $"{cell.Model} / {cell.Scenario}"),
            (KnownElsewhere.Mark, cell => record.AbsentPeers.First(peer => KnownElsewhere.IdOf(peer) == cell.Serializer).Reason),
            ("bytes", cell => $"{cell.Bytes:#,##0}"),
            ("encode x floor there", cell => TimeUnit.FormatNumber(cell.Encode)),
            ("decode x floor there", cell => TimeUnit.FormatNumber(cell.Decode)));
        return table.Rows.Count == 0 ? null : new Section("absent", "Libraries that are not in this run",
        [
            new Block.Paragraph(
                "Nothing in this table was measured here, and nothing of it is ranked. "
                + "Bytes are those of messages that the library itself wrote. "
                + $"Multiples of the floor are from the {KnownElsewhere.Origin}; this machine may give others."),
            new Block.Table("What is known of libraries that are not in this run", table),
        ]);
    }
}
