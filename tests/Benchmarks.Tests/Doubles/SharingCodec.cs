namespace SerBench.Benchmarks.Tests.Doubles;

// Writes one more byte for the value that it read last, like a library whose reader shares an object that its writer then refers to. The
// next messages stay equal, whatever the reader made of them.
public sealed class SharingCodec<T>(Func<ArraySegment<byte>, ArraySegment<byte>> change) : JsonCodec<T>
{
    private object? _read;
    private byte[] _settled = [];

    public override void Encode(T value, EncodeBuffer buffer) =>
        Put(ReferenceEquals(value, _read) ? _settled : ModelJson.Write(value), buffer);

    public override T Decode(ArraySegment<byte> data)
    {
        T value = base.Decode(change(data));
        (_read, _settled) = (value, data[^1] == ' ' ? [.. data] : [.. data, (byte)' ']);
        return value;
    }
}
