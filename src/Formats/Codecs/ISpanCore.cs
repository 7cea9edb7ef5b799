namespace SerBench.Formats.Codecs;

internal interface ISpanCore<T>
{
    T Decode(ReadOnlySpan<byte> data);
}
