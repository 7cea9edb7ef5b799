namespace SerBench.Engine.Base.Records;

// The message is one sentence.
public sealed class RunRecordException(string message, Exception? inner = null) : Exception(message, inner);
