using System.Text;
using Avro;
using Avro.IO;
using Encoder = Avro.IO.Encoder;
using Decoder = Avro.IO.Decoder;

namespace SerBench.Serializers.Peers.ApacheAvro;

public sealed class LimitedAvroDecoder : BinaryDecoder, Decoder
{
    private readonly MemoryStream _message;

    public LimitedAvroDecoder(ArraySegment<byte> message)
        : this(new MemoryStream(message.Array!, message.Offset, message.Count))
    {
    }

    private LimitedAvroDecoder(MemoryStream message)
        : base(message) => _message = message;

    string Decoder.ReadString()
    {
        CheckLength();
        return ReadString();
    }

    byte[] Decoder.ReadBytes()
    {
        CheckLength();
        return ReadBytes();
    }

    long Decoder.ReadArrayStart() => Checked(ReadArrayStart());

    long Decoder.ReadArrayNext() => Checked(ReadArrayNext());

    long Decoder.ReadMapStart() => Checked(ReadMapStart());

    long Decoder.ReadMapNext() => Checked(ReadMapNext());

    int Decoder.ReadUnionIndex()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return ReadUnionIndex();
    }

    private void CheckLength()
    {
        long start = _message.Position;
        Checked(ReadLong());
        _message.Position = start;
    }

    private long Checked(long count)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        long rest = _message.Length - _message.Position;
        return (ulong)count <= (ulong)rest
            ? count
            : throw new AvroException($"{count} bytes or items are more than the {rest} bytes that are left.");
    }
}

// Refuses text with a lone surrogate, which the library would replace.
public sealed class LimitedAvroEncoder(Stream output) : BinaryEncoder(output), Encoder
{
    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    void Encoder.WriteString(string value)
    {
        Strict.GetByteCount(value);
        WriteString(value);
    }
}
