namespace SerBench.Serializers.Contracts;

/// <summary>The two halves of a codec as a struct, so that the measured loop around them is compiled for it alone.</summary>
public interface IObjectCore<T>
{
    void Encode(T value, EncodeBuffer buffer);

    T Decode(ArraySegment<byte> data);
}
