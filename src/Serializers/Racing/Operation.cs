namespace SerBench.Serializers.Racing;

public enum Operation
{
    // Encodes into a reused buffer.
    Encode,

    // Encodes into a fresh array of exact size.
    EncodeFresh,

    Decode,

    // Encodes into a reused buffer and decodes.
    RoundTrip,

    // Encodes to a fresh array, decodes and compares, as in the Ignite.NET article.
    Article,

    // Writes to a stream, and reads the message from another stream.
    Stream,

    // Writes to a pipe, and reads the message in pieces of 4 KB.
    Pipe,
}
