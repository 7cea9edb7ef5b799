namespace SerBench.Formats.Contracts;

/// <summary>A codec that builds objects.</summary>
public interface IObjectCodec<T> : ICodec<T>
{
    /// <summary>Reads one message that takes all of <paramref name="data"/>.</summary>
    T Decode(ArraySegment<byte> data);
}
