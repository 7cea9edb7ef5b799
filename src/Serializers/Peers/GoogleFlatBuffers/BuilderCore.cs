using Google.FlatBuffers;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>One builder for all messages; what it has built is copied to the caller, since it lies at the end of its memory. Reading builds every object.</summary>
internal readonly struct BuilderCore<T, TTable>() : IObjectCore<T>
    where TTable : struct, ITable<T>
{
    private readonly FlatBufferBuilder _builder = new(EncodeBuffer.DefaultCapacity);

    public void Encode(T value, EncodeBuffer buffer)
    {
        _builder.Clear();
        _builder.Finish(TTable.Write(_builder, value));
        ByteBuffer built = _builder.DataBuffer;
        ArraySegment<byte> message = built.ToArraySegment(built.Position, built.Length - built.Position);
        if (message.Count > buffer.Bytes.Length)
        {
            buffer.Grow(0, message.Count);
        }

        message.AsSpan().CopyTo(buffer.Bytes);
        buffer.Length = message.Count;
    }

    public T Decode(ArraySegment<byte> data) => TTable.Read(Root(data));

    /// <summary>The table that a message starts with a reference to.</summary>
    public static Table Root(ArraySegment<byte> data)
    {
        var buffer = new ByteBuffer(data.Array, data.Offset);
        return new Table(data.Offset + buffer.GetInt(data.Offset), buffer);
    }
}
