namespace SerBench.Formats.Contracts;

/// <summary>The result of decoding. Only serializers with the same result are compared.</summary>
public enum CodecShape
{
    /// <summary>Objects.</summary>
    Object,

    /// <summary>Values that stay in the message and are read there.</summary>
    View,

    /// <summary>Nothing: only the size is reported.</summary>
    SizeOnly,
}
