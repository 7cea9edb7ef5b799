namespace SerBench.Serializers.Racing;

public enum Operation
{
    /// <summary>Into a reused buffer.</summary>
    Encode,

    /// <summary>Encode into a fresh array of exact size.</summary>
    EncodeFresh,

    Decode,

    /// <summary>Encode into a reused buffer and decode from it.</summary>
    RoundTrip,

    /// <summary>The operation of the Ignite.NET article: fresh array, decode, deep equality.</summary>
    Article,

    /// <summary>Write to a stream, and read the message from another one.</summary>
    Stream,

    /// <summary>Write to a pipe, and read the message in pieces of 4 KB.</summary>
    Pipe,
}
