namespace SerBench.Benchmarks.Engine.Measure.Racing;

// How far launches of the same row differ, in logarithms. All rows are pooled, because each has few launches.
// Deviation: the standard deviation of one launch: 0.05 is 5 %.
public sealed record RaceNoise(double Deviation, double Degrees, bool IsMeasured)
{
    // Assumed before a row was launched twice, and the least deviation later, because few launches may agree by chance. The value is from
    // the launches in tests/Benchmarks.Tests/Engine/Measure/Racing/launches.csv.
    public const double Least = 0.1;

    // The assumption counts as much as this many launches.
    private const double Weight = 12;

    // data: the launches of rows, by kind of data. Launches of the same round have the same index.
    public static RaceNoise Of(IEnumerable<IEnumerable<IReadOnlyList<double>>> data)
    {
        (double squares, double degrees) = (0, 0);
        foreach (double[][] rows in data
            .Select(rows => rows.Where(launches => launches.Count > 1).Select(Center).ToArray()).Where(rows => rows.Length > 0))
        {
            for (int round = 0; round < rows.Max(row => row.Length); round++)
            {
                // A change that all rows of a round share is drift of the machine: it does not change their order.
                double[] there = [.. rows.Where(row => row.Length > round).Select(row => row[round])];
                double shared = there.Length > 1 ? there.Average() : 0;
                squares += there.Sum(deviation => (deviation - shared) * (deviation - shared));
                degrees += Math.Max(1, there.Length - 1);
            }

            degrees -= Math.Max(1, rows.Length - 1);
        }

        double pooled = Math.Sqrt(((Weight * Least * Least) + squares) / (Weight + degrees));
        return new RaceNoise(Math.Max(Least, pooled), Weight + degrees, degrees > 0);
    }

    private static double[] Center(IReadOnlyList<double> launches)
    {
        double mean = launches.Average(Math.Log);
        return [.. launches.Select(launch => Math.Log(launch) - mean)];
    }
}
