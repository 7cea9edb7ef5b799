using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Features.Reports.Claims;
using SerBench.Published.XbufCar;

namespace SerBench.Benchmarks.Tests.Published.XbufCar;

// The car's section, from figures that can be checked by mental arithmetic.
public class CarTablesTests
{
    private static readonly RunRecord Record = Make(
        ("xbuf2/direct", "serial", 174, 100, 200),
        ("xbuf2/direct", "random", 261, 107, 214),
        ("xbuf2/indirect", "serial", 174, 112, 224),
        ("xbuf2/indirect", "random", 261, 400, 428),
        ("xbuf2/direct+new", "serial", 174, 130, 200));

    [Fact]
    public void Every_access_stands_beside_what_was_published()
    {
        TextTable table = CarTables.Create(Record, new Figures(Record));

        Assert.Equal("direct serial 174 100.0 200.0 178 243-245 236-238", string.Join(' ', table.Rows[0]));
        Assert.Equal("direct random 261 107.0 214.0 178-200 250-280 245-275", string.Join(' ', table.Rows[1]));
        Assert.Equal("direct+new serial 174 130.0 200.0   ", string.Join(' ', table.Rows[^1]));
    }

    [Fact]
    public void Claims_are_those_of_the_list_with_our_figures()
    {
        string text = WrittenReports.Markdown(Record);

        Assert.Contains("- indirect access costs 10-15 % more (published: 1.10 to 1.15): confirmed, 1.12 (1.07 .. 1.17)", text);
        Assert.Contains("- encode and decode cost about the same (published: 1.03): refuted, 0.50 ", text);
        Assert.Contains("- Reset is faster than a new serializer per message (published: no figure): confirmed, 1.30 ", text);
        Assert.DoesNotContain("- a reused buffer is faster", text);
    }

    [Fact]
    public void Cost_that_grows_with_the_message_is_told_from_cost_that_does_not()
    {
        RunRecord linear = Make(
            ("xbuf2/compiled", "a", 100, 10, 10), ("xbuf2/compiled", "b", 200, 20, 20), ("xbuf2/compiled", "c", 300, 30, 30));
        RunRecord other = Make(
            ("xbuf2/compiled", "a", 100, 30, 30), ("xbuf2/compiled", "b", 200, 10, 10), ("xbuf2/compiled", "c", 300, 20, 20));

        Assert.Equal(
            new ClaimFinding("correlation 1.00 of xbuf2/compiled on 3 kinds of data", ClaimVerdict.Confirmed),
            ClaimsSectionTests.Judge("car-9", linear));
        Assert.Equal(ClaimVerdict.Refuted, ClaimsSectionTests.Judge("car-9", other).Verdict);
        Assert.Equal(ClaimVerdict.NotMeasured, ClaimsSectionTests.Judge("car-9", SampleRecords.Quick).Verdict);
    }

    [Fact]
    public void A_run_without_the_car_has_no_section()
    {
        Assert.Empty(CarTables.Create(SampleRecords.Quick, new Figures(SampleRecords.Quick)).Rows);
        Assert.DoesNotContain("Claims of the Xbuf2 driver", WrittenReports.Markdown(SampleRecords.Quick));
        Assert.Contains("## Claims of the Xbuf2 driver", WrittenReports.Markdown(Record));
    }

    private static RunRecord Make(params (string Serializer, string Scenario, int Size, double Encode, double Decode)[] rows)
    {
        TimingRecord[] timings =
        [
            .. rows.SelectMany(row => new[]
            {
                Time(row.Serializer, row.Scenario, Operation.Encode, row.Encode),
                Time(row.Serializer, row.Scenario, Operation.Decode, row.Decode),
            }),
        ];
        return SampleRecords.Quick with
        {
            Serializers = [.. rows.Select(row => row.Serializer).Distinct().Select(id => SampleRecords.Serializer(id, id))],
            Cells =
            [
                .. from row in rows
                   select SampleRecords.Cell(row.Serializer, row.Size, CodecShape.View) with { Model = "car", Scenario = row.Scenario },
            ],
            Plan = [.. timings.Select(timing => timing.Row)],
            Timings = timings,
            FirstCalls = [],
        };
    }

    private static TimingRecord Time(string serializer, string scenario, Operation operation, double median) =>
        SampleRecords.Timing(serializer, operation, median) with { Row = new RowRecord(serializer, "car", scenario, operation) };
}
