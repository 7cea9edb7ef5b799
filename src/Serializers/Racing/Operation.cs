namespace SerBench.Serializers.Racing;

public enum Operation
{
    // Into a reused buffer.
    Encode,

    // Into a fresh array of exact size.
    EncodeFresh,

    Decode,

    // With a reused buffer.
    RoundTrip,

    // As in the Ignite.NET article: fresh array, decode, deep equality.
    Article,

    // Write to a stream, and read the message from another stream.
    Stream,

    // Write to a pipe, and read the message in pieces of 4 KB.
    Pipe,
}
