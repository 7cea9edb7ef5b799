using System.Globalization;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Results;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>So many bytes of a message are of one kind.</summary>
internal sealed record AnatomyTest(CellId Cell, PartKind Kind, int Bytes)
    : ClaimTest($"explain --serializer {Cell.Serializer} --model {Cell.Model} --scenario {Cell.Scenario}")
{
    public override Finding Judge(RunRecord record, Figures figures)
    {
        if (record.Cells.FirstOrDefault(cell => cell.Id == Cell)?.Anatomy is not { } parts)
        {
            return Finding.NotMeasured($"the run does not explain the bytes of {Cell}");
        }

        int bytes = parts.Where(part => part.Kind == KebabCase.Of(Kind)).Sum(part => part.Bytes);
        return new Finding(
            bytes.ToString(CultureInfo.InvariantCulture) + " bytes",
            bytes == Bytes ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }
}
