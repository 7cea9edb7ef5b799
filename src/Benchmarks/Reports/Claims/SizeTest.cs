using System.Globalization;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>A message takes so many bytes; or so many more than another one.</summary>
/// <param name="Less">What is taken off; null: the claim is about the size itself.</param>
internal sealed record SizeTest(CellId Cell, CellId? Less, double Bytes)
    : ClaimTest(Less is { } other ? ShowSizes(Cell, other) : ShowSizes(Cell))
{
    public override ClaimFinding Judge(RunRecord record, Figures figures)
    {
        if (SizeOf(record, Cell) is not { } size)
        {
            return ClaimFinding.NotMeasured($"the run has no size of {Cell}");
        }

        if (Less is { } other)
        {
            if (SizeOf(record, other) is not { } taken)
            {
                return ClaimFinding.NotMeasured($"the run has no size of {other}");
            }

            size -= taken;
        }

        string ours = size.ToString("0.#", CultureInfo.InvariantCulture) + " bytes";
        return new ClaimFinding(ours, size == Bytes ? ClaimVerdict.Confirmed : ClaimVerdict.Refuted);
    }
}
