namespace SerBench.Serializers.Contract;

public interface IObjectCodec<T> : ICodec<T>
{
    // Decodes a message that takes all of the data.
    T Decode(ArraySegment<byte> data);
}
