namespace SerBench.Engine.Host;

// Text: null if the process died or did not answer in time.
internal sealed record WatchedAnswer(string Subject, string? Text, string? Fault);
