namespace SerBench.Benchmarks.Reports.Factors;

/// <summary>
/// A grid of times taken apart: what its rows do on average, what its columns do on average, and what is left to single cells. Shares are
/// of the sum of squares of logarithms, where effects are factors; nanoseconds are of the times themselves.
/// </summary>
/// <param name="FormatShare">Of all variation, the share that goes with the format.</param>
/// <param name="FormatNanoseconds">From the fastest format to the slowest, each averaged over all accesses.</param>
/// <param name="AccessNanoseconds">From the fastest access to the slowest, each averaged over all formats.</param>
/// <param name="InteractionNanoseconds">How far a single cell is at most from what its format and its access let expect.</param>
internal sealed record Decomposition(
    double FormatShare, double AccessShare, double InteractionShare, double FormatNanoseconds, double AccessNanoseconds, double InteractionNanoseconds)
{
    /// <param name="times">A row per format, a column per access; at least two of each.</param>
    public static Decomposition Of(double[][] times)
    {
        Effects logarithms = Effects.Of([.. times.Select(row => row.Select(time => Math.Log(time)).ToArray())]);
        Effects plain = Effects.Of(times);
        double total = logarithms.SquaresOfRows + logarithms.SquaresOfColumns + logarithms.SquaresOfRest;
        return new Decomposition(
            Share(logarithms.SquaresOfRows, total),
            Share(logarithms.SquaresOfColumns, total),
            Share(logarithms.SquaresOfRest, total),
            plain.Rows.Max() - plain.Rows.Min(),
            plain.Columns.Max() - plain.Columns.Min(),
            plain.Rest.Max(rest => Math.Abs(rest)));
    }

    private static double Share(double part, double total) => total == 0 ? 0 : part / total;

    // How far each row and each column is on average from the mean of all, and what is left to each cell.
    private sealed record Effects(double[] Rows, double[] Columns, double[] Rest)
    {
        public double SquaresOfRows => Columns.Length * Rows.Sum(effect => effect * effect);

        public double SquaresOfColumns => Rows.Length * Columns.Sum(effect => effect * effect);

        public double SquaresOfRest => Rest.Sum(effect => effect * effect);

        public static Effects Of(double[][] values)
        {
            double mean = values.Average(row => row.Average());
            double[] rows = [.. values.Select(row => row.Average() - mean)];
            double[] columns = [.. values[0].Select((_, column) => values.Average(row => row[column]) - mean)];
            return new Effects(rows, columns, [.. values.SelectMany((row, i) => row.Select((value, j) => value - mean - rows[i] - columns[j]))]);
        }
    }
}
