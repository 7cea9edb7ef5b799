using System.Globalization;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>Encoding and decoding are so large a part of a latency.</summary>
/// <param name="Latency">In nanoseconds.</param>
/// <param name="Published">As a share.</param>
internal sealed record ShareTest(CellId Cell, double Latency, double Published) : ClaimTest(Measure(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (TimeOf.Sum(figures, Cell, Operation.Encode, Operation.Decode) is not { } time)
        {
            return ClaimFinding.NotMeasured("the run did not time the row both ways");
        }

        string ours = string.Create(CultureInfo.InvariantCulture, $"{time.Median / Latency:0.0 %} ({time.Low / Latency:0.0 %} .. {time.High / Latency:0.0 %})");
        bool isInside = time.High / Latency >= Published / 2 && time.Low / Latency <= Published * 2;
        return new ClaimFinding(ours, isInside ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }
}
