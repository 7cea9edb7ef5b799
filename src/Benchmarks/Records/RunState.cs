namespace SerBench.Benchmarks.Records;

/// <summary>How far a run came.</summary>
public enum RunState
{
    /// <summary>Still going on, or ended by force: the record holds what was measured up to its last row.</summary>
    Running,

    Completed,

    /// <summary>What older programs wrote for <see cref="Stopped"/>.</summary>
    Interrupted,

    /// <summary>Stopped because its time budget was spent.</summary>
    BudgetSpent,

    /// <summary>Stopped by Ctrl-C or SIGTERM.</summary>
    Stopped,
}
