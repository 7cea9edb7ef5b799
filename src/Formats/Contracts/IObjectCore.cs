namespace SerBench.Formats.Contracts;

/// <summary>The struct in a codec that builds objects.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    /// <summary>Decodes a message that takes all of the data.</summary>
    T Decode(ArraySegment<byte> data);
}
