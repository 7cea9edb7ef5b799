namespace SerBench.Benchmarks.Tests.Engine.Judging;

public class LinkModesTests
{
    private const string Small = "dense/compiled";
    private const string Middle = "proto3/compiled";
    private const string Quick = "fixed/compiled";
    private const string Worst = "nrbf/compiled";

    private static readonly RunRecord Record = Make((Small, 100, 1000), (Middle, 150, 500), (Quick, 400, 250), (Worst, 500, 2000));
    private static readonly LinkModes Modes = LinkModes.Of(Record, new Figures(Record)).Single();

    // 50 bytes more for 1000 ns less: 50 MB/s. 250 bytes more for 500 ns less: 500 MB/s.
    [Theory]
    [InlineData(10, Small)]
    [InlineData(49.9, Small)]
    [InlineData(50.1, Middle)]
    [InlineData(499, Middle)]
    [InlineData(501, Quick)]
    [InlineData(10000, Quick)]
    public void The_best_is_the_lowest_total(double bandwidth, string best) =>
        Assert.Equal(best, new Judge(Record).On(Modes, new Question(bandwidth))!.Best.Cell.Serializer);

    [Fact]
    public void A_total_is_code_and_bytes()
    {
        LinkMode small = Modes.Modes.Single(mode => mode.Cell.Serializer == Small);

        Assert.Equal(2000, small.Code);
        Assert.Equal(10_000, small.TransferOf(new Question(10)));
        Assert.Equal(12_000, small.TotalOf(new Question(10)));
        Assert.Equal(100_000, small.TotalOf(new Question(10, 9)));
    }

    [Fact]
    public void Floors_do_not_compete() =>
        Assert.DoesNotContain(
            LinkModes.Of(SampleRecords.Quick, new Figures(SampleRecords.Quick)).Single().Modes,
            mode => mode.Cell.Serializer == SampleRecords.Floor);

    // The second launch of a floor may be of the same round as the first one of a row.
    [Fact]
    public void A_floor_shares_no_round_with_other_rows()
    {
        double NoiseOf(double floor) => new Judge(SampleRecords.Quick.WithTimings(timing => timing with
        {
            Launches = [[100, 100], [timing.Row.Serializer == SampleRecords.Floor ? floor : 200, 200]],
        })).Data[0].Noise.Deviation;

        Assert.NotEqual(NoiseOf(200), NoiseOf(100));
        Assert.InRange(NoiseOf(200), 0.1, 1);
    }

    // A run of modes: bytes, and nanoseconds each way.
    internal static RunRecord Make(params (string Serializer, int Bytes, double Time)[] modes) => SampleRecords.Quick with
    {
        Serializers = [.. modes.Select(mode => SampleRecords.Serializer(mode.Serializer, mode.Serializer))],
        Cells = [.. modes.Select(mode => SampleRecords.Cell(mode.Serializer, mode.Bytes))],
        Plan =
        [
            .. modes.SelectMany(mode => new[]
            {
                SampleRecords.Row(mode.Serializer, Operation.Encode),
                SampleRecords.Row(mode.Serializer, Operation.Decode),
            }),
        ],
        Timings =
        [
            .. modes.SelectMany(mode => new[]
            {
                SampleRecords.Timing(mode.Serializer, Operation.Encode, mode.Time),
                SampleRecords.Timing(mode.Serializer, Operation.Decode, mode.Time),
            }),
        ],
        FirstCalls = [],
    };
}
