namespace SerBench.Engine.Base.Usage;

// The caller must correct this fault. The message is one sentence with the remedy.
public sealed class UsageException(string message) : Exception(message)
{
    // True if the command was right, but the machine gave no result.
    public bool IsOfMachine { get; init; }
}
