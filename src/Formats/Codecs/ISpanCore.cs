namespace SerBench.Formats.Codecs;

/// <summary>The core of a format of the grid reads messages from any span.</summary>
internal interface ISpanCore<T>
{
    T Decode(ReadOnlySpan<byte> data);
}
