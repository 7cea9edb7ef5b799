using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>One row takes so many times as long as another.</summary>
/// <param name="Operation">Which; null: there and back, as the run timed it.</param>
/// <param name="From">The smallest ratio that confirms the claim.</param>
/// <param name="To">The largest one.</param>
internal sealed record RatioTest(CellId Slow, CellId Fast, Operation? Operation, double From, double To) : ClaimTest(Measure(Slow, Fast))
{
    /// <summary>A published ratio is confirmed by an effect of half to twice its own.</summary>
    public static RatioTest Effect(CellId slow, CellId fast, Operation? operation, double published) =>
        new(slow, fast, operation, 1 + ((published - 1) / 2), 1 + ((published - 1) * 2));

    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (TimeOf.Find(figures, Slow, Fast, Operation) is not { } times)
        {
            return ClaimFinding.NotMeasured("the run did not time both rows");
        }

        return Judge(times.First.Over(times.Second), From, To);
    }

    internal static ClaimFinding Judge(TimeOf ratio, double from, double to)
    {
        string ours = string.Create(CultureInfo.InvariantCulture, $"{ratio.Median:0.00} ({ratio.Low:0.00} .. {ratio.High:0.00})");
        return ClaimFinding.OfEffect(ours, ratio, from, to, none: 1);
    }
}
