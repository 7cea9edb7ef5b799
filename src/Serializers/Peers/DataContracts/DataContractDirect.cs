using System.Runtime.Serialization;
using System.Xml;

namespace SerBench.Serializers.Peers.DataContracts;

public partial class DataContractDirect : StreamCalls, IDirectCalls
{
    private static readonly XmlDictionaryWriter Writer = XmlDictionaryWriter.CreateBinaryWriter(
        Output, dictionary: null, session: null, ownsStream: false);
    private static readonly XmlDictionaryReader Reader = XmlDictionaryReader.CreateBinaryReader([], XmlDictionaryReaderQuotas.Max);

    public IEnumerable<DirectCall> All => Written(DataContractCard.Main);

    protected static void Write(DataContractSerializer serializer, object value)
    {
        ((IXmlBinaryWriterInitializer)Writer).SetOutput(Begin(), dictionary: null, session: null, ownsStream: false);
        serializer.WriteObject(Writer, value);
        Writer.Flush();
    }

    protected static object Read(DataContractSerializer serializer, byte[] data)
    {
        ((IXmlBinaryReaderInitializer)Reader).SetInput(
            data, 0, data.Length, dictionary: null, XmlDictionaryReaderQuotas.Max, session: null, onClose: null);
        return serializer.ReadObject(Reader)!;
    }
}
