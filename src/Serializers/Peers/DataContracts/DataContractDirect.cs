using System.Runtime.Serialization;
using System.Xml;

namespace SerBench.Serializers.Peers.DataContracts;

public partial class DataContractDirect : IDirectCalls
{
    private static readonly MemoryStream Output = new();
    private static readonly XmlDictionaryWriter Writer = XmlDictionaryWriter.CreateBinaryWriter(
        Output, dictionary: null, session: null, ownsStream: false);
    private static readonly XmlDictionaryReader Reader = XmlDictionaryReader.CreateBinaryReader([], XmlDictionaryReaderQuotas.Max);

    public IEnumerable<DirectCall> All => Written(DataContractCard.Main);

    protected static void Write(DataContractSerializer serializer, object value)
    {
        Output.Position = 0;
        ((IXmlBinaryWriterInitializer)Writer).SetOutput(Output, dictionary: null, session: null, ownsStream: false);
        serializer.WriteObject(Writer, value);
        Writer.Flush();
    }

    protected static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Position);

    protected static object Read(DataContractSerializer serializer, byte[] data)
    {
        ((IXmlBinaryReaderInitializer)Reader).SetInput(
            data, 0, data.Length, dictionary: null, XmlDictionaryReaderQuotas.Max, session: null, onClose: null);
        return serializer.ReadObject(Reader)!;
    }
}
