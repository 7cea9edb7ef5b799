namespace SerBench.Engine.Base.Records;

public sealed record ScalingRecord(IReadOnlyList<ScalingRow> Rows)
{
    private const int FewestPoints = 3;

    public string? FindFault() =>
        Rows.Count == 0 ? "the scaling has no rows"
        : Rows.Contains(null!) ? "the scaling has an empty entry"
        : Rows.FirstOrDefault(row => !IsWhole(row)) is { } row
            ? $"the scaling of {row.Serializer} per {row.Axis} has no time where there should be one"
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

/// <param name="Axis">the thing that is added: a field, an element, a level.</param>
public sealed record ScalingRow(string Serializer, string Axis, IReadOnlyList<ScalingPoint> Points, string? Reason)
{
    public ScalingRow With(ScalingRow later) => later.Points.Count != Points.Count
        ? this
        : this with { Points = [.. Points.Zip(later.Points, (point, next) => point.With(next))] };
}

public sealed record ScalingPoint(int Size, double Bytes, IReadOnlyList<double> Encode, IReadOnlyList<double> Decode)
{
    public ScalingPoint With(ScalingPoint later) =>
        this with { Encode = [.. Encode, .. later.Encode], Decode = [.. Decode, .. later.Decode] };
}
