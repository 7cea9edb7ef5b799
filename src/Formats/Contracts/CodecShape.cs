namespace SerBench.Formats.Contracts;

/// <summary>What decoding gives. Only rows of one shape are compared.</summary>
public enum CodecShape
{
    /// <summary>Objects are really built.</summary>
    Object,

    /// <summary>Values are read in place; every leaf is consumed.</summary>
    View,

    /// <summary>Nothing: a row that only has a size.</summary>
    SizeOnly,
}
