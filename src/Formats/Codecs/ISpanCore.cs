namespace SerBench.Formats.Codecs;

// The core of a format of the grid reads messages from any span.
internal interface ISpanCore<T>
{
    T Decode(ReadOnlySpan<byte> data);
}
