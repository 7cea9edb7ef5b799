namespace SerBench.Published.DataSets;

internal sealed class DataSetsSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => DataSetTable.Create(record, figures) is { Rows.Count: > 0 } table
        ? new Section("data-sets", "Published data sets, in other languages",
        [
            new Block.Paragraph(
                "The data are the same to the bit (docs/data-sets.md). Left: other machine, other language. "
                + "rust: rust_serialization_benchmark, commit 695b804 of 2026-08-21, AMD EPYC 7763. "
                + "jvm: the wiki of jvm-serializers, 2023-10-08, on macOS and Linux; its zlib column is deflate. Right: this run."),
            new Block.Paragraph(
                "Times are ratios to the row marked 1.00 of the same side: "
                + "Protocol Buffers, or MessagePack where proto3 does not carry the data. "
                + "A ratio may be compared with one beside it, never a time. "
                + "A row that moves more than 25 GB/s is marked as faster than memory: its data stay in the cache of that processor. "
                + "The zlib and zstd columns on the left come from other versions than ours and serve for orientation; "
                + (DataSetTable.HasZstd(record)
                    ? "those of Brotli and zstd (level 3) here stand on the right."
                    : "the runtime has Brotli, which stands on the right.")),
            new Block.Table("Published data sets", table),
        ])
        : null;
}
