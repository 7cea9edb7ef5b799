namespace SerBench.Benchmarks.Engine.Measure.Racing;

/// <summary>How far launches of the same row differ, in logarithms. It is pooled over all rows, because each has few launches.</summary>
/// <param name="Deviation">The standard deviation of one launch: 0.05 is 5 %.</param>
/// <param name="Degrees">The degrees of freedom of the deviation.</param>
/// <param name="IsMeasured">True if a row was launched twice.</param>
public sealed record RaceNoise(double Deviation, double Degrees, bool IsMeasured)
{
    /// <summary>The deviation that is assumed before a row was launched twice, and the least that is ever assumed, because few launches may
    /// agree by chance. It is that of the launches in tests/Benchmarks.Tests/Engine/Measure/Racing/launches.csv.</summary>
    public const double Least = 0.1;

    // The assumption counts as much as this many launches.
    private const double Weight = 12;

    /// <param name="data">For each kind of data the launches of its rows. Launches of the same round have the same index.</param>
    public static RaceNoise Of(IEnumerable<IEnumerable<IReadOnlyList<double>>> data)
    {
        (double squares, double degrees) = (0, 0);
        foreach (double[][] rows in data.Select(rows => rows.Where(launches => launches.Count > 1).Select(Center).ToArray()).Where(rows => rows.Length > 0))
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
