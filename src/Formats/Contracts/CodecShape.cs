namespace SerBench.Formats.Contracts;

/// <summary>The result of decoding. Only rows of the same shape are compared.</summary>
public enum CodecShape
{
    /// <summary>Decoding builds objects.</summary>
    Object,

    /// <summary>Decoding reads values in place. Every leaf is consumed.</summary>
    View,

    /// <summary>Nothing is decoded: the row has only a size.</summary>
    SizeOnly,
}
