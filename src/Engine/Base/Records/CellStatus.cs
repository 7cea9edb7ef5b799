namespace SerBench.Engine.Base.Records;

public enum CellStatus
{
    Verified,
    Dash,
    Failed,
}
