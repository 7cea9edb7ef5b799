namespace SerBench.Serializers.Contract;

public interface IViewCore<T> : IEncodeCore<T>
{
    // Computes a checksum of all values, in place.
    ulong Read(ArraySegment<byte> data);

    // The checksum that Read must return.
    ulong Expect(T value);
}
