namespace SerBench.Benchmarks.Tests.Doubles;

// Writes one more byte for the value that it read last, like a library whose reader shares an object that its writer then refers to.
public sealed class SharingCodec<T>(Func<ArraySegment<byte>, ArraySegment<byte>> change) : JsonCodec<T>
{
    private object? _read;

    public override void Encode(T value, EncodeBuffer buffer) =>
        Put([.. ModelJson.Write(value), .. ReferenceEquals(value, _read) ? " "u8 : ""u8], buffer);

    public override T Decode(ArraySegment<byte> data)
    {
        T value = base.Decode(change(data));
        _read = value;
        return value;
    }
}
