namespace SerBench.Engine.Base.Records;

public enum RunState
{
    // The run goes on, or its process was killed.
    Running,

    Completed,

    BudgetSpent,

    Stopped,
}
