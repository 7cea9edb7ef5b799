namespace SerBench.Benchmarks.Base.Records;

public enum CellStatus
{
    Verified,
    Dash,
    Failed,
}
