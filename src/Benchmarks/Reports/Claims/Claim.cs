namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>A sentence that somebody published and that can be checked.</summary>
/// <param name="Source">Who published it.</param>
/// <param name="Published">The figure, as published.</param>
public sealed record Claim(string Id, string Source, string Sentence, string Published, ClaimTest Test);
