using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Engine.Host;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Tests.Base.Records;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Formats.Tests;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Features.Fairness;

/// <summary>Rows are compared with direct calls in real processes; the result goes to a file, and from there to the reports.</summary>
public sealed class FairnessTests : IDisposable
{
    private static readonly RowRecord Row = new("peer/System.Text.Json", "simple", "s0", Operation.Encode);

    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(100, 104.9, true)]
    [InlineData(100, 105.1, false)]
    [InlineData(10, 11.9, true)]
    [InlineData(10, 12.1, false)]
    [InlineData(100, 50, true)]
    public void A_row_may_take_a_little_longer_than_direct_calls(double direct, double row, bool isFair) => Assert.Equal(isFair, new FairRow(Row, direct, row, 1).IsFair);

    [LongFact]
    public void A_row_of_a_library_is_compared_and_shown_in_a_report()
    {
        (string fair, string record) = (_folder.File("fair.json"), _folder.File("run.json"));
        RunRecordFile.Write(record, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("doctor", "--fair", "--serializer", Row.Serializer, "--model", "simple", "--out", fair);
        ProgramRun report = ProgramRun.Of("report", record, "--fair", fair);

        Assert.Equal("", run.Error);
        Assert.Contains("of 2 rows take at most 5 % or 2 ns longer", run.Output);
        Assert.Equal(ExitCode.Done, report.ExitCode);
        FairnessRecord read = RunRecordFile.Read(record).Fairness!;
        Assert.Equal([Row, Row with { Operation = Operation.Decode }], read.Rows.Select(row => row.Row));
        Assert.Matches(@"\| peer/System\.Text\.Json +\| +2 \|", WrittenReports.Markdown(RunRecordFile.Read(record)));
        Assert.Contains("peer/System.Text.Json simple encode", WrittenReports.Html(RunRecordFile.Read(record)));
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("[]")]
    [InlineData("{\"started\": \"2026-01-01T00:00:00Z\", \"processor\": \"p\", \"rows\": []}")]
    [InlineData("{\"started\": \"2026-01-01T00:00:00Z\", \"processor\": \"p\", \"rows\": [null]}")]
    [InlineData("{\"started\": \"2026-01-01T00:00:00Z\", \"processor\": \"p\", \"rows\": [{\"row\": {\"serializer\": \"a\", \"model\": \"b\", \"scenario\": \"c\", \"operation\": \"encode\"}, \"directNanoseconds\": 0, \"rowNanoseconds\": 1, \"processes\": 1}]}")]
    public void A_file_of_another_kind_is_refused(string text)
    {
        string file = _folder.File("fair.json");
        File.WriteAllText(file, text);

        ProgramRun run = ProgramRun.Of("run", "--smoke", "--fair", file);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains("fair.json", run.Error);
        Assert.DoesNotContain("   at ", run.Error);
    }

    [Theory]
    [InlineData("no row with direct calls", "--fair", "--serializer", "dense/reflection")]
    [InlineData("if --fair is given", "--model", "car")]
    public void Options_that_fit_nothing_are_refused(string reason, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(["doctor", .. arguments]);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains(reason, run.Error);
    }
}
