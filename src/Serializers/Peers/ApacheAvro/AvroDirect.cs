using Avro;
using Avro.IO;
using Avro.Specific;

namespace SerBench.Serializers.Peers.ApacheAvro;

public partial class AvroDirect : IDirectCalls
{
    // A stream of the same kind as in the row: with two kinds in one process, the JIT could inline the calls of only one kind.
    private static readonly EncodeBuffer Buffer = new();
    private static readonly EncodeBufferStream Output = new();

    public IEnumerable<DirectCall> All => Specific(AvroCard.Main);

    protected static ReadOnlyMemory<byte> Written() => Buffer.Message;

    protected sealed class Calls<T>(Schema schema)
    {
        private readonly BinaryEncoder _encoder = new(Output);
        private readonly SpecificDatumWriter<T> _writer = new(schema);
        private readonly SpecificDatumReader<T> _reader = new(schema, schema);

        public void Write(T value)
        {
            Output.Begin(Buffer);
            _writer.Write(value, _encoder);
        }

        public T Read(byte[] message) => _reader.Read(default!, new BinaryDecoder(new MemoryStream(message)));
    }
}
