namespace SerBench.Benchmarks.Tests.Features.Compare;

// Makes records like a machine with known noise: launches differ, samples scatter upwards, the machine drifts.
internal sealed class SyntheticRun(int seed)
{
    private const int SamplesPerLaunch = 12;

    private readonly Random _random = new(seed);

    public int Rows { get; init; } = 60;

    public int Launches { get; init; } = 1;

    // Standard deviation between launches, as a fraction.
    public double LaunchNoise { get; init; } = 0.01;

    // Standard deviation of samples within a launch, as a fraction.
    public double SampleNoise { get; init; } = 0.02;

    // One of this many samples is far too long.
    public int SpikeOdds { get; init; } = 15;

    // drift: how much slower the machine is, as a factor.
    // slowed: the row that is slower by factor; -1: none.
    public RunRecord Make(double drift = 1, int slowed = -1, double factor = 1)
    {
        string[] serializers = [.. Enumerable.Range(0, Rows).Select(row => row % 10 == 0 ? $"floor/f{row}" : $"format{row}/compiled")];
        return SampleRecords.Quick with
        {
            Serializers = [.. serializers.Select(id =>
                SampleRecords.Serializer(id, id, id[1] == 'l' ? SerializerFamily.Floor : SerializerFamily.Grid))],
            Cells = [.. serializers.Select(id => SampleRecords.Cell(id, 100))],
            Plan = [.. serializers.Select(id => SampleRecords.Row(id, Operation.Encode))],
            Timings = [.. serializers.Select((id, row) => new TimingRecord(
                SampleRecords.Row(id, Operation.Encode),
                1024,
                LaunchesOf((50 + (10 * row)) * drift * (row == slowed ? factor : 1)),
                0,
                null))],
            FirstCalls = [],
        };
    }

    private double[][] LaunchesOf(double time) =>
        [.. Enumerable.Range(0, Launches).Select(_ => SamplesOf(time * Math.Exp(LaunchNoise * Normal())))];

    // The machine can only add time: now and then a sample is far too long.
    private double[] SamplesOf(double time) =>
        [.. Enumerable.Range(0, SamplesPerLaunch)
            .Select(_ => time * (1 + (SampleNoise * Math.Abs(Normal())) + (_random.Next(SpikeOdds) == 0 ? 0.3 : 0)))];

    private double Normal() => Math.Sqrt(-2 * Math.Log(1 - _random.NextDouble())) * Math.Cos(2 * Math.PI * _random.NextDouble());
}
