namespace SerBench.Benchmarks.Host;

/// <summary>What a watched process said of one subject.</summary>
/// <param name="Subject">What it was to try.</param>
/// <param name="Text">Its answer; null when it died or never came to an end.</param>
/// <param name="Fault">How it died.</param>
internal sealed record WatchedAnswer(string Subject, string? Text, string? Fault);
