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
