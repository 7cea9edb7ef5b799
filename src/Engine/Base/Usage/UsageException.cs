namespace SerBench.Engine.Base.Usage;

// A fault that the caller must correct. The message is one sentence with the remedy; the exit code is 2.
public sealed class UsageException(string message) : Exception(message);
