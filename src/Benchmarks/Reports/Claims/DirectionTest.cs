using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>Encoding takes so many times as long as decoding.</summary>
/// <param name="From">The smallest ratio that confirms the claim.</param>
/// <param name="To">The largest one.</param>
internal sealed record DirectionTest(CellId Cell, double From, double To) : ClaimTest(Measure(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) =>
        TimeOf.Sum(figures, Cell, Operation.Encode) is { } encode && TimeOf.Sum(figures, Cell, Operation.Decode) is { } decode
            ? RatioTest.Judge(encode.Over(decode), From, To)
            : ClaimFinding.NotMeasured("the run did not time the row both ways");
}
