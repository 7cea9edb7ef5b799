namespace SerBench.Formats.Contracts;

/// <summary>The result of decoding. Only rows of the same shape are compared.</summary>
public enum CodecShape
{
    /// <summary>Objects.</summary>
    Object,

    /// <summary>Values read in place.</summary>
    View,

    /// <summary>Nothing: the row has only a size.</summary>
    SizeOnly,
}
