namespace SerBench.Engine.Host;

/// <param name="Text">null if the process died or did not answer in time.</param>
internal sealed record WatchedAnswer(string Subject, string? Text, string? Fault);
