namespace SerBench.Benchmarks.Base.Records;

public enum RunState
{
    /// <summary>The run still goes on or was killed. The record holds all rows up to the last one that was timed.</summary>
    Running,

    Completed,

    BudgetSpent,

    Stopped,
}
