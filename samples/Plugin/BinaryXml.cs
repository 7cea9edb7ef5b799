using System.Runtime.Serialization;
using System.Xml;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Contract;

namespace MyPlugin;

/// <summary>A serializer of one's own: here the DataContractSerializer of .NET, writing binary XML.</summary>
public sealed class BinaryXml : ISerializer
{
    public string Id => "mine/binary-xml";

    public string Title => "DataContractSerializer (binary XML)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing;

    public Binding<T> Bind<T>() => Binding<T>.To(new ObjectCodec<T, Core<T>>(new Core<T>()));

    private readonly struct Core<T>() : IObjectCore<T>
    {
        private readonly DataContractSerializer _serializer = new(typeof(T));
        private readonly EncodeBufferStream _output = new();

        public void Encode(T value, EncodeBuffer buffer)
        {
            _output.Begin(buffer);
            using var writer = XmlDictionaryWriter.CreateBinaryWriter(_output, null, null, ownsStream: false);
            _serializer.WriteObject(writer, value);
        }

        public T Decode(ArraySegment<byte> data)
        {
            using var reader = XmlDictionaryReader.CreateBinaryReader(data.Array!, data.Offset, data.Count, XmlDictionaryReaderQuotas.Max);
            return (T)_serializer.ReadObject(reader)!;
        }
    }
}
