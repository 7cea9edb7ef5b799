using System.Globalization;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Results;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Reports;

/// <summary>What the page of the Xbuf2 driver says, held against the figures of a run.</summary>
internal static class CarClaims
{
    private const string Car = "car";
    private const string Direct = "xbuf2/direct";
    private const string Indirect = "xbuf2/indirect";
    private const double ConfirmedCorrelation = 0.9;
    private const int FewestModels = 3;

    private static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    /// <summary>One line per claim that the run has figures for.</summary>
    public static IEnumerable<string> Judge(RunRecord record, Figures figures)
    {
        foreach (string scenario in new[] { "serial", "random" })
        {
            if (Changes(figures, new CellId(Direct, Car, scenario), new CellId(Indirect, Car, scenario)) is { } more)
            {
                yield return Line($"Indirect access costs 10 to 15 % more ({scenario}): {Verdict(more, 0.10, 0.15)}, {Percent(more)}");
            }
        }

        if (Changes(figures, new CellId(Direct, Car, "serial"), new CellId(Direct, Car, "random")) is { } slower)
        {
            yield return Line($"Random data is 5 to 10 % slower: {Verdict(slower, 0.05, 0.10)}, {Percent(slower)}; in bytes {Sizes(record)}");
        }

        if (Median(figures, new CellId(Direct, Car, "serial"), Operation.Encode) is { } encode
            && Median(figures, new CellId(Direct, Car, "serial"), Operation.Decode) is { } decode)
        {
            bool same = Math.Abs((decode / encode) - 1) <= 0.10;
            yield return Line($"Encoding and decoding cost about the same: {(same ? "confirmed" : "not confirmed")}, decode is {decode / encode:0.00} times encode");
        }

        foreach (string variant in new[] { "xbuf2/direct+new", "xbuf2/direct+fresh" })
        {
            if (Median(figures, new CellId(Direct, Car, "serial"), Operation.Encode) is { } reused
                && Median(figures, new CellId(variant, Car, "serial"), Operation.Encode) is { } made)
            {
                string what = variant.EndsWith("new", StringComparison.Ordinal) ? "Reset instead of a new serializer" : "A reused instead of a fresh buffer";
                yield return Line($"{what}: {(made > reused ? "confirmed" : "not confirmed")}, encode without it {(made / reused) - 1:+0.0 %;-0.0 %}");
            }
        }

        if (Complexity(record, figures) is { } line)
        {
            yield return line;
        }
    }

    // One format and access on messages of every size: time against bytes.
    private static string? Complexity(RunRecord record, Figures figures)
    {
        foreach (string serializer in new[] { "xbuf2/compiled", "xbuf2/handwritten" })
        {
            (double Bytes, double Nanoseconds)[] points =
            [
                .. record.Cells
                    .Where(cell => cell.Serializer == serializer && cell.Size is not null)
                    .Select(cell => (Bytes: (double)cell.Size!.Typical, Time: Sum(figures, cell.Id)))
                    .Where(point => point.Time is not null)
                    .Select(point => (point.Bytes, point.Time!.Value)),
            ];
            if (points.Length >= FewestModels)
            {
                double correlation = Correlation(points);
                return Line($"The cost grows linearly with the message: {(correlation >= ConfirmedCorrelation ? "confirmed" : "not confirmed")}, {serializer} on {points.Length} kinds of data, correlation of time and bytes {correlation:0.00}");
            }
        }

        return null;
    }

    private static double[]? Changes(Figures figures, CellId from, CellId to)
    {
        double?[] changes = [.. Operations.Select(operation => (Median(figures, to, operation) / Median(figures, from, operation)) - 1)];
        return changes.All(change => change is not null) ? [.. changes.Select(change => change!.Value)] : null;
    }

    private static double? Median(Figures figures, CellId cell, Operation operation) => figures.Find(cell, operation)?.Statistics.Median;

    private static double? Sum(Figures figures, CellId cell) => Median(figures, cell, Operation.Encode) + Median(figures, cell, Operation.Decode);

    // Confirmed is what lies in the published range; more or less is something else.
    private static string Verdict(double[] changes, double least, double most) =>
        changes.All(change => change >= least && change <= most) ? "confirmed"
        : changes.All(change => change > 0) ? "confirmed in direction, not in size"
        : "not confirmed";

    private static string Percent(double[] changes) => Line($"encode {changes[0]:+0.0 %;-0.0 %}, decode {changes[1]:+0.0 %;-0.0 %}");

    private static string Sizes(RunRecord record)
    {
        double SizeOf(string scenario) => record.Cells.First(cell => cell.Id == new CellId(Direct, Car, scenario)).Size!.Typical;
        return Line($"{(SizeOf("random") / SizeOf("serial")) - 1:+0.0 %;-0.0 %}");
    }

    private static double Correlation((double X, double Y)[] points)
    {
        (double meanX, double meanY) = (points.Average(point => point.X), points.Average(point => point.Y));
        double both = points.Sum(point => (point.X - meanX) * (point.Y - meanY));
        double x = points.Sum(point => (point.X - meanX) * (point.X - meanX));
        double y = points.Sum(point => (point.Y - meanY) * (point.Y - meanY));
        return x * y > 0 ? both / Math.Sqrt(x * y) : 0;
    }

    private static string Line(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
