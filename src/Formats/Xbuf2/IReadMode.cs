namespace SerBench.Formats.Xbuf2;

/// <summary>
/// How a reader finds fields: a type and not a value, so that each way is compiled for itself and the usual one carries nothing of the other.
/// </summary>
internal interface IReadMode;
