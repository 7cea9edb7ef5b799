using Google.Protobuf;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary>
/// The library's fastest documented way: measure, then write into memory the caller owns; parse from a span, which needs no stream object.
/// </summary>
public readonly struct GoogleProtobufCore<TMessage> : IObjectCore<TMessage>
    where TMessage : class, IMessage<TMessage>, new()
{
    private static readonly MessageParser<TMessage> Parser = new(static () => new TMessage());

    public void Encode(TMessage value, EncodeBuffer buffer)
    {
        int size = value.CalculateSize();
        if (size > buffer.Bytes.Length)
        {
            buffer.Grow(0, size);
        }

        value.WriteTo(buffer.Bytes.AsSpan(0, size));
        buffer.Length = size;
    }

    public TMessage Decode(ArraySegment<byte> data) => Parser.ParseFrom(data.AsSpan());
}
