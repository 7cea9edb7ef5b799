using SerBench.Published.DataSets;
using SerBench.Benchmarks.Features.Reports.Sections;

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

    // Published: prost encodes in 949.65 us and decodes in 3418.3 us, rmp-serde in 1482.6 us and 3179.5 us.
    [Fact]
    public void Times_are_ratios_to_a_row_of_both_sides()
    {
        Assert.Equal(
            ["1.00", "1.00", "proto3/generated", "884628", "", "1.00", "1.00", "same bytes; 1.00 of both sides"],
            LineOf("prost")[6..]);
        Assert.Equal(
            ["1.56", "0.93", "msgpack-rmp/generated", "784997", "", "2.00", "0.50", "same bytes"],
            LineOf("rmp-serde")[6..]);
    }

    [Fact]
    public void Another_size_of_the_same_encoding_is_told() =>
        Assert.Equal(["flatbuffers/generated", "1276344", "", "", "", "other bytes"], LineOf("flatbuffers")[8..]);

    [Fact]
    public void A_library_without_a_row_of_ours_has_published_figures_alone() =>
        Assert.Equal(["", "", "", "", "", ""], LineOf("borsh")[8..]);

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

    private static string[] LineOf(string library) => [.. Table.Rows.Single(row => row[2] == library)];

    private static CellRecord Cell(string serializer, int size) =>
        SampleRecords.Cell(serializer, size) with { Model = "log", Scenario = "published" };

    private static TimingRecord Timing(string serializer, Operation operation, double median) =>
        new(new RowRecord(serializer, "log", "published", operation), 1, [[.. Enumerable.Range(0, 12).Select(_ => median)]], 0, null);
}
