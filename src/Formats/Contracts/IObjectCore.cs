namespace SerBench.Formats.Contracts;

/// <summary>The core of a codec that builds objects: a struct, like <see cref="IEncodeCore{T}"/>.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    /// <summary>Decodes a message that takes all of <paramref name="data"/>.</summary>
    T Decode(ArraySegment<byte> data);
}
