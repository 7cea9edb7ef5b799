namespace SerBench.Benchmarks.Records;

/// <summary>A file that is not a record of a run, or not one that this version can read: one sentence.</summary>
public sealed class RunRecordException(string message, Exception? inner = null) : Exception(message, inner);
