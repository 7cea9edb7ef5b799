namespace SerBench.Engine.Base.Records;

internal sealed record ScalingCost(string Serializer, string Axis, LineFit Bytes, LineFit Encode, LineFit Decode, int Launches)
{
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
