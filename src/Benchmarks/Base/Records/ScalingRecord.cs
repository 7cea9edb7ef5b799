namespace SerBench.Benchmarks.Base.Records;

/// <summary>The cost of each field, element and level, as the record of a run keeps it.</summary>
public sealed record ScalingRecord(IReadOnlyList<ScalingRow> Rows)
{
    private const int FewestPoints = 3;

    /// <summary>The first fault, as the end of a sentence; null if there is none.</summary>
    public string? FindFault() =>
        Rows.Count == 0 ? "the scaling has no rows"
        : Rows.Contains(null!) ? "the scaling has an empty entry"
        : Rows.FirstOrDefault(row => !IsWhole(row)) is { } row ? $"the scaling of {row.Serializer} per {row.Axis} has no time where there should be one"
        : null;

    private static bool IsWhole(ScalingRow row) => row.Points.Count == 0
        ? row.Reason is not null
        : row.Points.Count >= FewestPoints
            && row.Points.Select(point => point?.Size).Distinct().Count() == row.Points.Count
            && row.Points.All(point => point is not null
                && double.IsFinite(point.Bytes)
                && point.Encode.Count > 0
                && point.Encode.Count == point.Decode.Count
                && point.Encode.Concat(point.Decode).All(time => double.IsFinite(time) && time > 0));
}

/// <summary>The times and sizes of one serializer on data that grows along one axis.</summary>
/// <param name="Axis">The thing that is added: a field, an element, a level.</param>
/// <param name="Points">The points, smallest size first. Empty if the serializer does not support the data.</param>
/// <param name="Reason">The reason why there are no points; null if there are some.</param>
public sealed record ScalingRow(string Serializer, string Axis, IReadOnlyList<ScalingPoint> Points, string? Reason)
{
    /// <summary>This row with the figures of another launch. A launch that failed adds nothing.</summary>
    public ScalingRow With(ScalingRow later) => later.Points.Count != Points.Count
        ? this
        : this with { Points = [.. Points.Zip(later.Points, (point, next) => point.With(next))] };
}

/// <summary>The figures of one size of data.</summary>
/// <param name="Size">The number of fields, elements or levels.</param>
/// <param name="Bytes">The mean size of the messages.</param>
/// <param name="Encode">The median time of each launch, in nanoseconds.</param>
/// <param name="Decode">The median time of each launch, in nanoseconds.</param>
public sealed record ScalingPoint(int Size, double Bytes, IReadOnlyList<double> Encode, IReadOnlyList<double> Decode)
{
    /// <summary>This point with the launches of another point added.</summary>
    public ScalingPoint With(ScalingPoint later) => this with { Encode = [.. Encode, .. later.Encode], Decode = [.. Decode, .. later.Decode] };
}

/// <summary>The straight lines through the figures of one serializer along one axis.</summary>
/// <param name="Launches">The number of launches behind the times.</param>
internal sealed record ScalingCost(string Serializer, string Axis, LineFit Bytes, LineFit Encode, LineFit Decode, int Launches)
{
    /// <summary>The costs by axis, in the order of the record. Within an axis, the cheapest serializer comes first.</summary>
    public static IEnumerable<IReadOnlyList<ScalingCost>> Of(ScalingRecord record) => record.Rows
        .Where(row => row.Points.Count > 0)
        .GroupBy(row => row.Axis)
        .Select(axis => (ScalingCost[])[.. axis.Select(Of).OrderBy(cost => cost.Encode.Slope + cost.Decode.Slope)]);

    private static ScalingCost Of(ScalingRow row) => new(
        row.Serializer,
        row.Axis,
        LineFit.Of([.. row.Points.Select(point => ((double)point.Size, point.Bytes))]),
        LineFit.Of([.. row.Points.SelectMany(point => point.Encode.Select(time => ((double)point.Size, time)))]),
        LineFit.Of([.. row.Points.SelectMany(point => point.Decode.Select(time => ((double)point.Size, time)))]),
        row.Points.Min(point => point.Encode.Count));
}

/// <summary>The straight line through points, by least squares.</summary>
/// <param name="Intercept">The height of the line at zero.</param>
/// <param name="Slope">The growth per field, element or level.</param>
/// <param name="Margin">Half the 95 % interval of the slope, by Student's distribution of the residuals; null with fewer than three points.</param>
/// <param name="Explained">The share of the variation that the line explains, 0 to 1. Far below 1, the growth is not linear, or the times are noisy.</param>
internal readonly record struct LineFit(double Intercept, double Slope, double? Margin, double Explained)
{
    private const double Doubt = 0.05;

    public static LineFit Of(IReadOnlyList<(double X, double Y)> points)
    {
        double meanX = points.Average(point => point.X);
        double meanY = points.Average(point => point.Y);
        double squaresX = points.Sum(point => (point.X - meanX) * (point.X - meanX));
        double slope = points.Sum(point => (point.X - meanX) * (point.Y - meanY)) / squaresX;
        double intercept = meanY - (slope * meanX);
        double left = points.Sum(point => Math.Pow(point.Y - intercept - (slope * point.X), 2));
        double all = points.Sum(point => (point.Y - meanY) * (point.Y - meanY));
        int degrees = points.Count - 2;
        return new LineFit(
            intercept,
            slope,
            degrees < 1 ? null : StudentT.TwoSided(Doubt, degrees) * Math.Sqrt(left / degrees / squaresX),
            all == 0 ? 1 : 1 - (left / all));
    }
}
