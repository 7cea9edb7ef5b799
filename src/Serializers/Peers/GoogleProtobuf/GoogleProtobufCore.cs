using Google.Protobuf;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary>
/// The library's fastest ways: write to a buffer writer, which spares measuring the whole message first, as writing to a span would need;
/// parse from a span, which needs no stream object.
/// </summary>
public readonly struct GoogleProtobufCore<TMessage> : IObjectCore<TMessage>
    where TMessage : class, IMessage<TMessage>, new()
{
    private static readonly MessageParser<TMessage> Parser = new(static () => new TMessage());
    private readonly EncodeBufferWriter _output;

    public GoogleProtobufCore() => _output = new EncodeBufferWriter();

    public void Encode(TMessage value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        value.WriteTo(_output);
    }

    public TMessage Decode(ArraySegment<byte> data) => Parser.ParseFrom(data.AsSpan());
}
