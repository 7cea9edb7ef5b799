namespace SerBench.Serializers.Racing;

/// <summary>What is timed.</summary>
public enum Operation
{
    /// <summary>Into a reused buffer.</summary>
    Encode,

    /// <summary>Into a fresh array of exact size.</summary>
    EncodeFresh,

    Decode,

    /// <summary>Encode into a reused buffer and decode from it.</summary>
    RoundTrip,

    /// <summary>As the Ignite.NET article measured: fresh array, decode, deep equality.</summary>
    Article,
}
