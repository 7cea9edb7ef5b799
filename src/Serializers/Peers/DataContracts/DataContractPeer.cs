using System.Runtime.Serialization;
using System.Xml;

namespace SerBench.Serializers.Peers.DataContracts;

// Models without data contracts are copied to emitted classes, because the library would write the names of their private fields.
public sealed class DataContractPeer() : EmittedPeer(
    DataContractCard.Main, "DataContractSerializer (binary XML, reused writer and reader)", "DataContractSerializer", "Reused")
{
    public override Traits Traits => Traits.SelfDescribing | Traits.NeedsCodeChange | Traits.ValidatesInput;

    public override Assembly Library => typeof(DataContractSerializer).Assembly;

    protected override int MaxDepth => DataContractDepth.Most;

    private protected override Unsupported? Refuse<T>() => HasContract<T>() ? ShapeCheck.Find(typeof(T), ContractMembers.Refuse) : null;

    private protected override IObjectCodec<T>? OpenDirect<T>() =>
        HasContract<T>() ? new ObjectCodec<T, DataContractCore<T>>(new DataContractCore<T>()) : null;

    protected override string? Refuse(Type twin) => ShapeCheck.Find(twin, ContractMembers.Refuse)?.ToString();

    private static bool HasContract<T>() => typeof(T).IsDefined(typeof(DataContractAttribute), inherit: false);
}

// Each level of nested objects takes up to three XML elements (in a map).
internal static class DataContractDepth
{
    // The library uses half a kibibyte of stack per element.
    public const int Most = 500;

    private const int ElementsPerLevel = 3;

    public static int OfElements => ElementsPerLevel * Math.Min(Limits.MaxDepth, Most);
}

// No XML dictionary is used, because a reader would have to know it. Whole floating-point numbers are written as integers, so negative zero
// comes back as zero.
public readonly struct DataContractCore<TTwin> : IObjectCore<TTwin>, IStreamCore<TTwin>
{
    private readonly DataContractSerializer _serializer = new(typeof(TTwin));
    private readonly EncodeBufferStream _output = new();
    private readonly XmlDictionaryWriter _writer;
    private readonly XmlDictionaryReader _reader;
    private readonly XmlDictionaryReaderQuotas _quotas = new() { MaxDepth = DataContractDepth.OfElements };

    public DataContractCore()
    {
        _writer = XmlDictionaryWriter.CreateBinaryWriter(_output, dictionary: null, session: null, ownsStream: false);
        _reader = XmlDictionaryReader.CreateBinaryReader([], _quotas);
    }

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        Write(value, _output);
    }

    public void Write(TTwin value, Stream output)
    {
        ((IXmlBinaryWriterInitializer)_writer).SetOutput(output, dictionary: null, session: null, ownsStream: false);
        _serializer.WriteObject(_writer, value);
        _writer.Flush();
    }

    public TTwin Decode(ArraySegment<byte> data)
    {
        SetQuotas(Math.Max(1, data.Count));
        ((IXmlBinaryReaderInitializer)_reader).SetInput(
            data.Array!, data.Offset, data.Count, dictionary: null, _quotas, session: null, onClose: null);
        return (TTwin)_serializer.ReadObject(_reader)!;
    }

    public TTwin Read(Stream input)
    {
        SetQuotas(int.MaxValue);
        ((IXmlBinaryReaderInitializer)_reader).SetInput(input, dictionary: null, _quotas, session: null, onClose: null);
        return (TTwin)_serializer.ReadObject(_reader)!;
    }

    private void SetQuotas(int most) =>
        (_quotas.MaxArrayLength, _quotas.MaxStringContentLength, _quotas.MaxBytesPerRead, _quotas.MaxNameTableCharCount) =
            (most, most, most, most);
}
