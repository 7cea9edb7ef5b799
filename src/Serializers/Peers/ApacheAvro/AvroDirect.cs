using Avro;
using Avro.IO;
using Avro.Specific;

namespace SerBench.Serializers.Peers.ApacheAvro;

public partial class AvroDirect : StreamCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => Specific(AvroCard.Main);

    protected sealed class Calls<T>(Schema schema)
    {
        private readonly BinaryEncoder _encoder = new(Output);
        private readonly SpecificDatumWriter<T> _writer = new(schema);
        private readonly SpecificDatumReader<T> _reader = new(schema, schema);

        public void Write(T value)
        {
            Begin();
            _writer.Write(value, _encoder);
        }

        public T Read(byte[] message) => _reader.Read(default!, new BinaryDecoder(new MemoryStream(message)));
    }
}
