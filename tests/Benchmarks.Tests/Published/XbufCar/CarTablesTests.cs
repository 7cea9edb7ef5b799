using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Transcripts;
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

    // Every access beside what was published, and the claims with our figures.
    [Fact]
    public void The_section_is_what_was_accepted() => AcceptedText.AssertIs(
        "Published/XbufCar/car-section.txt", AcceptedText.Section(WrittenReports.Markdown(Record), "Car, direct and indirect"));

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
