using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>One writer for all messages; a reader per message, since it cannot be given another stream.</summary>
internal readonly struct RecordCore<T, TRecord> : IObjectCore<T>
    where TRecord : struct, IRecord<T>
{
    private readonly EncodeBufferStream _output = new();
    private readonly BinaryWriter _writer;

    public RecordCore() => _writer = new BinaryWriter(_output);

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        TRecord.Write(_writer, value);
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var reader = new BinaryReader(new MemoryStream(data.Array!, data.Offset, data.Count, writable: false));
        return TRecord.Read(reader);
    }
}
