namespace SerBench.Engine.Base.Records;

public sealed class RunRecordException(string message, Exception? inner = null) : Exception(message, inner);
