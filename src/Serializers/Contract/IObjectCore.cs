namespace SerBench.Serializers.Contract;

public interface IObjectCore<T> : IEncodeCore<T>
{
    // Decodes a message that takes all of the data.
    T Decode(ArraySegment<byte> data);
}
