namespace SerBench.Benchmarks.Trees;

/// <summary>A codec gave back another tree than it was given.</summary>
internal sealed class MismatchException(string message) : Exception(message);
