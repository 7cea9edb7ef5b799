namespace SerBench.Benchmarks.Records;

/// <summary>What each field, element and level costs, as the record of a run keeps it.</summary>
public sealed record ScalingRecord(IReadOnlyList<ScalingRow> Rows)
{
    private const int FewestPoints = 3;

    /// <summary>The first thing that cannot be, as the end of a sentence; null when there is none.</summary>
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

/// <summary>How one serializer takes data that grows in one way.</summary>
/// <param name="Axis">What is added.</param>
/// <param name="Points">The smallest size first; empty where the serializer does not take the data.</param>
/// <param name="Reason">Why there are no points; null where there are.</param>
public sealed record ScalingRow(string Serializer, string Axis, IReadOnlyList<ScalingPoint> Points, string? Reason)
{
    /// <summary>The same row with another launch; one that failed adds nothing.</summary>
    public ScalingRow With(ScalingRow later) => later.Points.Count != Points.Count
        ? this
        : this with { Points = [.. Points.Zip(later.Points, (point, next) => point.With(next))] };
}

/// <summary>What one size of data took.</summary>
/// <param name="Size">How many fields, elements or levels.</param>
/// <param name="Bytes">The mean size of the messages.</param>
/// <param name="Encode">Nanoseconds, the median of each launch.</param>
/// <param name="Decode">Nanoseconds, the median of each launch.</param>
public sealed record ScalingPoint(int Size, double Bytes, IReadOnlyList<double> Encode, IReadOnlyList<double> Decode)
{
    /// <summary>The same point with the launches of another one behind its own.</summary>
    public ScalingPoint With(ScalingPoint later) => this with { Encode = [.. Encode, .. later.Encode], Decode = [.. Decode, .. later.Decode] };
}

/// <summary>The lines through what one serializer took as data grew in one way.</summary>
/// <param name="Launches">How many launches the points of the times come from.</param>
internal sealed record ScalingCost(string Serializer, string Axis, LineFit Bytes, LineFit Encode, LineFit Decode, int Launches)
{
    /// <summary>The costs by axis, in the order of the record; the cheapest serializer first.</summary>
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

/// <summary>The straight line through points that leaves the smallest squares.</summary>
/// <param name="Intercept">Its height at nothing.</param>
/// <param name="Slope">What each one adds.</param>
/// <param name="Margin">Half the 95 % interval of the slope (Student's distribution of what the line leaves); null with fewer than three points.</param>
/// <param name="Explained">The share of the variation that the line explains, 0 to 1: far below 1 the growth is no line, or noise.</param>
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
