using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>With each thing that is added, one format gains so many nanoseconds on another, there and back.</summary>
/// <param name="Axis">What is added.</param>
/// <param name="Slow">The format that takes more.</param>
/// <param name="Fast">The one that takes less.</param>
/// <param name="From">The smallest gain that confirms the claim.</param>
/// <param name="To">The largest one.</param>
internal sealed record SlopeTest(string Axis, string Slow, string Fast, double From, double To) : ClaimTest($"scaling --format {Slow},{Fast}")
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (Find(record, Slow) is not { } slow || Find(record, Fast) is not { } fast)
        {
            return ClaimFinding.NotMeasured($"the run did not measure the cost per {Axis}");
        }

        // The lines are fitted apart, so their errors add up as squares do.
        LineFit[] lines = [slow.Encode, slow.Decode, fast.Encode, fast.Decode];
        double gain = slow.Encode.Slope + slow.Decode.Slope - fast.Encode.Slope - fast.Decode.Slope;
        double margin = Math.Sqrt(lines.Sum(line => line.Margin!.Value * line.Margin.Value));
        string ours = string.Create(CultureInfo.InvariantCulture, $"{gain:0.00} ns ({gain - margin:0.00} .. {gain + margin:0.00})");
        return ClaimFinding.OfEffect(ours, new TimeOf(gain, gain - margin, gain + margin), From, To, none: 0);
    }

    private ScalingCost? Find(RunRecord record, string format) => record.Scaling is not { } scaling ? null
        : ScalingCost.Of(scaling).SelectMany(costs => costs)
            .FirstOrDefault(cost => cost.Axis == Axis && SerializerName.Parse(cost.Serializer).Format == format && cost.Encode.Margin is not null);
}
