namespace SerBench.Benchmarks.Features.Reports.Factors;

// Splits a table of times into effects of the rows (formats), effects of the columns (accesses: ways of reaching fields), and a rest. The
// effects are factors, so shares are computed from logarithms.
/// <param name="FormatNanoseconds">the distance from the fastest format to the slowest, each averaged over all accesses.</param>
/// <param name="AccessNanoseconds">the same for accesses, averaged over all formats.</param>
/// <param name="InteractionNanoseconds">the largest distance of a time from what its format and its access predict.</param>
internal sealed record Decomposition(
    double FormatShare, double AccessShare, double InteractionShare, double FormatNanoseconds, double AccessNanoseconds,
    double InteractionNanoseconds)
{
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
            return new Effects(
                rows, columns, [.. values.SelectMany((row, i) => row.Select((value, j) => value - mean - rows[i] - columns[j]))]);
        }
    }
}
