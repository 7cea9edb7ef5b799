using SerBench.Published.DataSets;
using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Tests.Transcripts;

namespace SerBench.Benchmarks.Tests.Published.DataSets;

// The published results of other languages stand beside ours, and times only as ratios to a row that both sides have.
public class DataSetsSectionTests
{
    private static readonly RunRecord Run = SampleRecords.Quick with
    {
        Cells =
        [
            Cell("proto3/generated", 884_628), Cell("msgpack/generated", 784_997), Cell("msgpack-rmp/generated", 784_997),
            Cell("flatbuffers/generated", 1_276_344),
        ],
        Serializers = [.. new[] { "proto3/generated", "msgpack/generated", "msgpack-rmp/generated", "flatbuffers/generated" }
            .Select(id => SampleRecords.Serializer(id, id))],
        Plan = [],
        Timings =
        [
            Timing("proto3/generated", Operation.Encode, 1000), Timing("proto3/generated", Operation.Decode, 3000),
            Timing("msgpack-rmp/generated", Operation.Encode, 2000), Timing("msgpack-rmp/generated", Operation.Decode, 1500),
        ],
    };

    private static readonly TextTable Table = DataSetTable.Create(Run, new Figures(Run));

    [Fact]
    public void Every_published_row_of_a_data_set_of_the_run_is_there()
    {
        Assert.Equal(DataSetRow.All.Where(row => row.DataSet == "log").Select(row => row.Library), Table.Rows.Select(row => row[2]));

        // The figures of answer are claims.
        Assert.All(
            ModelCatalog.BuiltIn.DataSets.Where(set => set.Id != "answer"),
            set => Assert.Contains(DataSetRow.All, row => row.DataSet == set.Id));
    }

    // Times are ratios to a row of both sides. Published: prost encodes in 949.65 us and decodes in 3418.3 us, rmp-serde in 1482.6 us and
    // 3179.5 us. Another size of the same encoding is told. A library without a row of ours has published figures alone.
    [Fact]
    public void The_table_is_what_was_accepted() => AcceptedText.AssertIs(
        "Published/DataSets/data-sets-table.txt",
        string.Join('\n', MarkdownTable.Render(Table).Split('\n')
            .Where(line => Regex.IsMatch(line, @"\| (library|---|prost|rmp-serde|flatbuffers|borsh) "))));

    // 6 MB in 149 us are 40 GB a second.
    [Fact]
    public void What_is_faster_than_memory_is_marked()
    {
        Assert.True(DataSetRow.All.Single(row => row is { DataSet: "mesh", Library: "rkyv" }).IsFasterThanMemory);
        Assert.All(DataSetRow.All.Where(row => row.DataSet is "log" or "mk48" or "media"), row => Assert.False(row.IsFasterThanMemory));
    }

    [Fact]
    public void A_run_without_a_data_set_has_no_section() =>
        Assert.Null(new DataSetsSection().Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)));

    private static CellRecord Cell(string serializer, int size) =>
        SampleRecords.Cell(serializer, size) with { Model = "log", Scenario = "published" };

    private static TimingRecord Timing(string serializer, Operation operation, double median) =>
        new(new RowRecord(serializer, "log", "published", operation), 1, [[.. Enumerable.Range(0, 12).Select(_ => median)]], 0, null);
}
