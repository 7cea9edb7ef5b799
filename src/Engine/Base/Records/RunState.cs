namespace SerBench.Engine.Base.Records;

public enum RunState
{
    // The run goes on or was killed. The record holds all rows timed so far.
    Running,

    Completed,

    BudgetSpent,

    Stopped,
}
