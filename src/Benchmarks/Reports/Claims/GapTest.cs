using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>The ratio of two modes is larger on one model than on another.</summary>
internal sealed record GapTest(string Slow, string Fast, (string Model, string Scenario) Wide, (string Model, string Scenario) Narrow)
    : ClaimTest(Measure(
        new CellId(Slow, Wide.Model, Wide.Scenario), new CellId(Fast, Wide.Model, Wide.Scenario),
        new CellId(Slow, Narrow.Model, Narrow.Scenario), new CellId(Fast, Narrow.Model, Narrow.Scenario)))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (RatioOn(figures, Wide) is not { } wide || RatioOn(figures, Narrow) is not { } narrow)
        {
            return ClaimFinding.NotMeasured("the run did not time all four rows");
        }

        string ours = string.Create(
            CultureInfo.InvariantCulture,
            $"{Wide.Model} {wide.Median:0.00} ({wide.Low:0.00} .. {wide.High:0.00}), {Narrow.Model} {narrow.Median:0.00} ({narrow.Low:0.00} .. {narrow.High:0.00})");
        return wide.Low > narrow.High ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : wide.High < narrow.Low ? new ClaimFinding(ours, ClaimVerdict.Refuted)
            : ClaimFinding.NotMeasured("the intervals overlap", ours);
    }

    private TimeOf? RatioOn(Figures figures, (string Model, string Scenario) data) =>
        TimeOf.Find(figures, new CellId(Slow, data.Model, data.Scenario), new CellId(Fast, data.Model, data.Scenario), null) is { } times
            ? times.First.Over(times.Second)
            : null;
}
