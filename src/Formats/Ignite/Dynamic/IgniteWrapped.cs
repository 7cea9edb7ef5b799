namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>A message within a message: bytes, in which an object stands at an offset.</summary>
public sealed class IgniteWrapped(byte[] bytes, int offset)
{
    public byte[] Bytes { get; } = bytes;

    public int Offset { get; } = offset;
}
