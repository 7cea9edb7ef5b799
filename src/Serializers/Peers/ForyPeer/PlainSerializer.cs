using Apache.Fory;

namespace SerBench.Serializers.Peers.ForyPeer;

/// <typeparam name="T">a type of which every pattern of bits is a value.</typeparam>
public sealed class PlainSerializer<T> : Serializer<T>
    where T : unmanaged
{
    public override T DefaultValue => default;

    public override void WriteData(WriteContext context, in T value, bool hasGenerics) =>
        context.Writer.WriteBytes(MemoryMarshal.AsBytes(new ReadOnlySpan<T>(in value)));

    public override T ReadData(ReadContext context) => MemoryMarshal.Read<T>(context.Reader.ReadSpan(Unsafe.SizeOf<T>()));
}
