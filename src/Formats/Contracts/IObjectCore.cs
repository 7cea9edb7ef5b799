namespace SerBench.Formats.Contracts;

/// <summary>The two halves of a codec as a struct, so that the measured loop around them is compiled for it alone.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    T Decode(ArraySegment<byte> data);
}
