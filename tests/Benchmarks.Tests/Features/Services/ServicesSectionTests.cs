using SerBench.Benchmarks.Features.Services;

namespace SerBench.Benchmarks.Tests.Features.Services;

// Streams, pipes, programs, first calls and memory of a library stand on one line.
public class ServicesSectionTests
{
    private const string Fast = SampleRecords.Fast;

    [Fact]
    public void A_line_has_all_that_is_known_of_a_library()
    {
        RunRecord full = FullRecord.Value;
        AotRecord aot = full.Aot! with
        {
            Rows = [full.Aot!.Rows[0] with { Serializer = Fast }, full.Aot.Rows[2]],
            Model = "person",
            Scenario = "article",
        };
        RowRecord encode = SampleRecords.Row(Fast, Operation.Encode);
        RunRecord record = (full with { Aot = aot })
            .WithCells(cell => cell.Id == encode.Cell ? cell with { Native = [Operation.Stream] } : cell)
            .WhereTimings(timing => timing.Row == encode)
            .WithTimings(timing => timing with { Row = encode with { Operation = Operation.Stream } });

        TextTable table = ServicesTable.Create(record, new Figures(record), aot.Model, aot.Scenario);

        Assert.Equal([Fast, "native", "", "yes, with 2 warnings"], table.Rows[0].Take(4));
        Assert.Equal(["1,550", "4.90", "166", "489"], table.Rows[0].Skip(7).Take(4));
        Assert.Equal(["4.50", "230", "304"], table.Rows[0].Skip(11).Take(3));
        Assert.Equal(["Nino", "", "", "not tried: the library is missing"], table.Rows[1].Take(4));
    }

    [Fact]
    public void A_record_without_them_has_no_such_section() =>
        Assert.Null(new ServicesSection().Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)));
}
