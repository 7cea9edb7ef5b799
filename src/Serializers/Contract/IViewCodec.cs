namespace SerBench.Serializers.Contract;

public interface IViewCodec<T> : ICodec<T>
{
    // Computes a checksum of all values, in place.
    ulong Read(ArraySegment<byte> data);

    // The checksum that Read must return.
    ulong Expect(T value);
}
