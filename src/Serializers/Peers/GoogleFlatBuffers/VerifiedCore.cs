using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>As <see cref="BuilderCore{T, TTable}"/>; before it is read, a message is verified.</summary>
internal readonly struct VerifiedCore<T, TTable>() : IObjectCore<T>
    where TTable : struct, ITable<T>
{
    private readonly BuilderCore<T, TTable> _builder = new();

    public void Encode(T value, EncodeBuffer buffer) => _builder.Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => TTable.Read(GoogleVerification.Root<T, TTable>(data));
}
