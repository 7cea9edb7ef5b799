namespace SerBench.Benchmarks.Base.Records;

/// <summary>The file is no record of a run, or this version cannot read it. The message is one sentence.</summary>
public sealed class RunRecordException(string message, Exception? inner = null) : Exception(message, inner);
