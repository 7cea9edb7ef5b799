namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The answer of a watched process about one subject.</summary>
/// <param name="Text">The answer; null if the process died or did not answer in time.</param>
/// <param name="Fault">The way in which the process died; null if it answered.</param>
internal sealed record WatchedAnswer(string Subject, string? Text, string? Fault);
