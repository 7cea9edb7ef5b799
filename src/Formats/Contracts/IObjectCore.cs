namespace SerBench.Formats.Contracts;

/// <summary>The core of a codec that builds objects: a struct, so that the measured loops around it are compiled for it alone.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    /// <summary>Decodes one message that takes all of <paramref name="data"/>.</summary>
    T Decode(ArraySegment<byte> data);
}
