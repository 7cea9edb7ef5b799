using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>In the first message of a cell a field takes so many bytes where it stands, or so many stand before it.</summary>
/// <param name="IsBefore">Whether what stands before the field is counted.</param>
/// <param name="From">The fewest bytes that confirm the claim.</param>
/// <param name="To">The most.</param>
internal sealed record PartTest(CellId Cell, string Field, bool IsBefore, int From, int To) : ClaimTest($"explain --serializer {Cell.Serializer} --model {Cell.Model}")
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (record.Cells.FirstOrDefault(cell => cell.Id == Cell) is not { } cell || SharedParts.Find(record, cell) is not { } parts || !parts.Any(IsOfField))
        {
            return ClaimFinding.NotMeasured($"the run does not keep the parts of {Cell}");
        }

        int bytes = (IsBefore ? parts.TakeWhile(part => !IsOfField(part)) : parts.SkipWhile(part => !IsOfField(part)).TakeWhile(IsOfField)).Sum(part => part.Length);
        return new ClaimFinding($"{bytes} bytes", bytes >= From && bytes <= To ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }

    private bool IsOfField(PartLine part) => part.Name == Field || part.Name.StartsWith(Field + ":", StringComparison.Ordinal);
}
