namespace SerBench.Formats.Codecs;

/// <summary>A core that reads messages from any span: a core of a format of the grid.</summary>
internal interface ISpanCore<T>
{
    T Decode(ReadOnlySpan<byte> data);
}
