namespace SerBench.Benchmarks.Cells;

/// <summary>A cell with what its check found.</summary>
public sealed record CheckedCell(Cell Cell, Outcome Outcome)
{
    public Outcome.Verified? Verified => Outcome as Outcome.Verified;

    public static CheckedCell Of(Cell cell) => new(cell, Verification.Check(cell));
}
