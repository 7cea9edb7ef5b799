namespace SerBench.Published.Claims;

// Claims that time is proportional to the size of the message.
/// <param name="First">the serializer to check, or Second if the run did not measure First.</param>
internal sealed record LinearTest(string First, string Second)
    : ClaimTest($"--full --serializer {First} --model simple,complex,deep,person,car")
{
    private const double ConfirmedCorrelation = 0.9;
    private const int FewestPoints = 3;

    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        foreach (string serializer in new[] { First, Second })
        {
            (double Bytes, double Time)[] points =
            [
                .. record.Cells
                    .Where(cell => cell.Serializer == serializer && cell.Size is not null)
                    .Select(cell => (
                        Bytes: (double)cell.Size!.Typical,
                        Time: TimeOf.Sum(figures, cell.Id, Operation.Encode, Operation.Decode)))
                    .Where(point => point.Time is not null)
                    .Select(point => (point.Bytes, point.Time!.Median)),
            ];
            if (points.Length >= FewestPoints)
            {
                double correlation = Correlation(points);
                string ours = $"correlation {correlation:0.00} of {serializer} on {points.Length} kinds of data";
                return new ClaimFinding(ours, correlation >= ConfirmedCorrelation ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
            }
        }

        return ClaimFinding.NotMeasured($"the run did not time {First} both ways on {FewestPoints} kinds of data");
    }

    private static double Correlation((double X, double Y)[] points)
    {
        (double meanX, double meanY) = (points.Average(point => point.X), points.Average(point => point.Y));
        double both = points.Sum(point => (point.X - meanX) * (point.Y - meanY));
        double x = points.Sum(point => (point.X - meanX) * (point.X - meanX));
        double y = points.Sum(point => (point.Y - meanY) * (point.Y - meanY));
        return x * y > 0 ? both / Math.Sqrt(x * y) : 0;
    }
}

// Claims that `Fast` needs `From` to `To` nanoseconds less than `Slow` for each added part of a value, such as a nullable field.
internal sealed record SlopeTest(string Axis, string Slow, string Fast, double From, double To)
    : ClaimTest($"scaling --format {Slow},{Fast}")
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (Find(record, Slow) is not { } slow || Find(record, Fast) is not { } fast)
        {
            return ClaimFinding.NotMeasured($"the run did not measure the cost per {Axis}");
        }

        LineFit[] lines = [slow.Encode, slow.Decode, fast.Encode, fast.Decode];
        double gain = slow.Encode.Slope + slow.Decode.Slope - fast.Encode.Slope - fast.Decode.Slope;
        double margin = Math.Sqrt(lines.Sum(line => line.Margin!.Value * line.Margin.Value));
        string ours = $"{gain:0.00} ns ({gain - margin:0.00} .. {gain + margin:0.00})";
        return new TimeOf(gain, gain - margin, gain + margin).Judge(ours, From, To, none: 0);
    }

    private ScalingCost? Find(RunRecord record, string format) => record.Scaling is not { } scaling ? null
        : ScalingCost.Of(scaling).SelectMany(costs => costs)
            .FirstOrDefault(
                cost => cost.Axis == Axis && SerializerName.Parse(cost.Serializer).Format == format && cost.Encode.Margin is not null);
}
