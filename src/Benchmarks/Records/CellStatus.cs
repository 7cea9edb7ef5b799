namespace SerBench.Benchmarks.Records;

/// <summary>What the check of a cell found.</summary>
public enum CellStatus
{
    Verified,
    Dash,
    Failed,
}
