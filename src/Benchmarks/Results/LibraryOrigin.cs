namespace SerBench.Benchmarks.Results;

/// <summary>Which file a measured library is.</summary>
/// <param name="Id">The package or assembly.</param>
public sealed record LibraryOrigin(string Id, string Version, string File, string Sha256);
