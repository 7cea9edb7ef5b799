namespace SerBench.Benchmarks.Usage;

/// <summary>Something the caller must put right: one sentence that says what to do, exit code 2.</summary>
public sealed class UsageException(string message) : Exception(message);
