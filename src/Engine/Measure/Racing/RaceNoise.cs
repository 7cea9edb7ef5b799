namespace SerBench.Engine.Measure.Racing;

public sealed record RaceNoise(double Deviation, double Degrees, bool IsMeasured)
{
    // Until a serializer has two launches, launches are assumed to deviate by 10 %. Later, the assumption counts as much as one launch.
    private const double Assumed = 0.1;

    /// <param name="data">figures of launches, by kind of data and serializer. Launches of one round have the same index.</param>
    public static RaceNoise Of(IEnumerable<IEnumerable<IReadOnlyList<double>>> data)
    {
        (double squares, double degrees) = (0, 0);
        foreach (double[][] rows in data
            .Select(rows => rows.Where(launches => launches.Count > 1).Select(Center).ToArray()).Where(rows => rows.Length > 0))
        {
            for (int round = 0; round < rows.Max(row => row.Length); round++)
            {
                // A change that all rows of a round share is drift of the machine, and does not change their order.
                double[] there = [.. rows.Where(row => row.Length > round).Select(row => row[round])];
                double shared = there.Length > 1 ? there.Average() : 0;
                squares += there.Sum(deviation => (deviation - shared) * (deviation - shared));
                degrees += Math.Max(1, there.Length - 1);
            }

            degrees -= Math.Max(1, rows.Length - 1);
        }

        return new RaceNoise(Math.Sqrt(((Assumed * Assumed) + squares) / (1 + degrees)), 1 + degrees, degrees > 0);
    }

    private static double[] Center(IReadOnlyList<double> launches)
    {
        double mean = launches.Average(Math.Log);
        return [.. launches.Select(launch => Math.Log(launch) - mean)];
    }
}
