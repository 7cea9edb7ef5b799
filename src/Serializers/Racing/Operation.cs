namespace SerBench.Serializers.Racing;

public enum Operation
{
    Encode,

    // Encodes into a fresh array of exact size.
    EncodeFresh,

    Decode,

    RoundTrip,

    // Encodes to a fresh array, decodes and compares, as in the Ignite.NET article.
    Article,

    Stream,

    // Writes to a pipe, and reads the message in pieces of 4 KB.
    Pipe,
}
