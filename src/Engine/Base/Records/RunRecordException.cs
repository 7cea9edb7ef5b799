namespace SerBench.Engine.Base.Records;

// The file is no record that this version can read. The message is one sentence.
public sealed class RunRecordException(string message, Exception? inner = null) : Exception(message, inner);
