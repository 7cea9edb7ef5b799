// DataContractSerializer, by documented calls. A type needs: attributes.
// Called alike: MediaContent, Mesh, PlayerList, UpdateList.
using System.Runtime.Serialization;
using System.Xml;

public static class UseLogList
{
    private static readonly DataContractSerializer Serializer = new(typeof(LogList));

    // Binary XML. SerBench timed a kept writer and reader, with quotas.
    public static void Write(LogList value, Stream output)
    {
        using var writer = XmlDictionaryWriter.CreateBinaryWriter(output, dictionary: null, session: null, ownsStream: false);
        Serializer.WriteObject(writer, value);
    }

    public static LogList Read(byte[] data)
    {
        using var reader = XmlDictionaryReader.CreateBinaryReader(data, XmlDictionaryReaderQuotas.Max);
        return (LogList)Serializer.ReadObject(reader)!;
    }
}
