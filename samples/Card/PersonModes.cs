// BinaryFormatter is obsolete because it is unsafe. Here it reads only its own output.
#pragma warning disable SYSLIB0011
using System.Runtime.Serialization.Formatters.Binary;
using System.Text.Json;
using ProtoBuf.Meta;
using SerBench.Formats.Access.Accessors;
using SerBench.Formats.Compression;

namespace SerBench.Card;

// Each call is that of its library's documentation, and writes into memory that is used again. CarModes and TreeModes are this text with
// other names: see the project file. The first scenario of these models is constant: SerBench, too, has one instance of it.
[SimpleJob(launchCount: 1, warmupCount: 20, iterationCount: 10), IterationTime(100)]
[MemoryDiagnoser, MedianColumn, StdDevColumn, HideColumns("Error", "RatioSD", "Alloc Ratio", "Gen0", "Gen1", "Gen2")]
[GroupBenchmarksBy(BenchmarkLogicalGroupRule.ByCategory), BenchmarkCategory("person")]
public class PersonModes
{
    private const string Encode = "encode", Decode = "decode";

    private static readonly JsonSerializerOptions Json = new() { MaxDepth = 10_000 };
    private static readonly MessagePackSerializerOptions Untrusted =
        MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    private readonly Person _value = new PersonModel().Create(new PersonModel().Scenarios[0], seed: 1, count: 1)[0];
    private readonly ICalls _accessors = Accessors<IgniteFormat>(), _accessorsRaw = Accessors<IgniteRawFormat>();
    private readonly BinaryFormatter _formatter = new();
    private readonly TypeModel _model = CompiledModel();
    private readonly Lz4Compressor _lz4 = new();
    private readonly EncodeBuffer _buffer = new(), _plain = new();
    private readonly MemoryStream _stream = new();
    private readonly ArrayBufferWriter<byte> _writer = new();
    private readonly FlatBufferBuilder _builder = new(4096);
    private MarkedPerson _marked = null!;
    private byte[] _reflective = [], _reflectiveRaw = [], _binarizable = [], _binarizableRaw = [], _serializable = [], _protobuf = [];
    private byte[] _messagePack = [], _flatBuffers = [], _memoryPack = [], _protobufLZ4 = [], _oursDense = [];

    private MemoryStream Stream { get { _stream.SetLength(0); return _stream; } }
    private ArrayBufferWriter<byte> Writer { get { _writer.ResetWrittenCount(); return _writer; } }
    private FlatBufferBuilder Builder { get { _builder.Clear(); return _builder; } }

    // Writes with all modes, then reads: each has to give the value back.
    [GlobalSetup]
    public void Setup()
    {
        AppContext.SetSwitch("System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization", isEnabled: true);
        string expected = JsonSerializer.Serialize(_value, Json);
        _marked = JsonSerializer.Deserialize<MarkedPerson>(expected, Json)!;
        _reflective = Message(EncodeReflective, Written);
        _reflectiveRaw = Message(EncodeReflectiveRaw, Written);
        _binarizable = Message(EncodeBinarizable, Written);
        _binarizableRaw = Message(EncodeBinarizableRaw, Written);
        _serializable = Message(EncodeSerializable, _stream.ToArray);
        _protobuf = Message(EncodeProtobuf, _stream.ToArray);
        _messagePack = Message(EncodeMessagePack, Written);
        _flatBuffers = Message(EncodeFlatBuffers, _builder.SizedByteArray);
        _memoryPack = Message(EncodeMemoryPack, Written);
        _protobufLZ4 = Message(EncodeProtobufLZ4, _buffer.ToArray);
        _oursDense = Message(EncodeOursDense, Written);
        foreach (MethodInfo decode in GetType().GetMethods().Where(method => method.Name.StartsWith("Decode", StringComparison.Ordinal)))
        {
            if (JsonSerializer.Serialize(decode.Invoke(this, []), decode.ReturnType, Json) != expected)
            {
                throw new InvalidOperationException($"{decode.Name} gives another value.");
            }
        }
    }

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeReflective() => Write(_accessors);
    [Benchmark, BenchmarkCategory(Decode)] public Person DecodeReflective() => _accessors.Decode(_reflective);

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeReflectiveRaw() => Write(_accessorsRaw);
    [Benchmark, BenchmarkCategory(Decode)] public Person DecodeReflectiveRaw() => _accessorsRaw.Decode(_reflectiveRaw);

    [Benchmark, BenchmarkCategory(Encode)]
    public void EncodeBinarizable() => Serializer<IgniteFormat>.Serialize<Person, PersonBinarizer>(_value, Writer);
    [Benchmark, BenchmarkCategory(Decode)]
    public Person DecodeBinarizable() => Serializer<IgniteFormat>.Deserialize<Person, PersonBinarizer>(_binarizable);

    [Benchmark, BenchmarkCategory(Encode)]
    public void EncodeBinarizableRaw() => Serializer<IgniteRawFormat>.Serialize<Person, PersonBinarizer>(_value, Writer);
    [Benchmark, BenchmarkCategory(Decode)]
    public Person DecodeBinarizableRaw() => Serializer<IgniteRawFormat>.Deserialize<Person, PersonBinarizer>(_binarizableRaw);

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeSerializable() => _formatter.Serialize(Stream, _value);
    [Benchmark, BenchmarkCategory(Decode)]
    public Person DecodeSerializable() => (Person)_formatter.Deserialize(new MemoryStream(_serializable));

    [Benchmark(Baseline = true), BenchmarkCategory(Encode)] public void EncodeProtobuf() => _model.Serialize(Stream, _marked);
    [Benchmark(Baseline = true), BenchmarkCategory(Decode)]
    public MarkedPerson DecodeProtobuf() => _model.Deserialize<MarkedPerson>((ReadOnlyMemory<byte>)_protobuf);

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeMessagePack() => MessagePackSerializer.Serialize(Writer, _marked, Untrusted);
    [Benchmark, BenchmarkCategory(Decode)]
    public MarkedPerson DecodeMessagePack() => MessagePackSerializer.Deserialize<MarkedPerson>(_messagePack, Untrusted);

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeFlatBuffers() => _builder.Finish(FlatTables.Write(Builder, _value));
    [Benchmark, BenchmarkCategory(Decode)]
    public Person DecodeFlatBuffers() => FlatTables.ReadPerson(FlatTables.Root(_flatBuffers, FlatTables.VerifyPerson));

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeMemoryPack() => MemoryPackSerializer.Serialize(Writer, _marked);
    [Benchmark, BenchmarkCategory(Decode)]
    public MarkedPerson? DecodeMemoryPack() => MemoryPackSerializer.Deserialize<MarkedPerson>(_memoryPack);

    [Benchmark, BenchmarkCategory(Encode)]
    public void EncodeProtobufLZ4()
    {
        EncodeProtobuf();
        CompressedMessage.Write(_lz4, _stream.GetBuffer().AsSpan(0, (int)_stream.Length), _buffer);
    }

    [Benchmark, BenchmarkCategory(Decode)]
    public MarkedPerson DecodeProtobufLZ4()
    {
        CompressedMessage.Read(_lz4, _protobufLZ4, _plain);
        return _model.Deserialize<MarkedPerson>((ReadOnlyMemory<byte>)_plain.Message);
    }

    [Benchmark, BenchmarkCategory(Encode)] public void EncodeOursDense() => Serializer<DenseFormat>.Serialize(_value, Writer);
    [Benchmark, BenchmarkCategory(Decode)] public Person DecodeOursDense() => Serializer<DenseFormat>.Deserialize<Person>(_oursDense);

    // A format has only its own buffer; the message goes where those of the others go.
    private void Write(ICalls calls) { calls.Encode(_value, _buffer); Writer.Write(_buffer.Written); }

    private byte[] Written() => _writer.WrittenSpan.ToArray();

    private static byte[] Message(Action encode, Func<byte[]> written)
    {
        encode();
        return written();
    }

    // Saves 10 to 25 % of the time of the static Serializer, whose model is compiled in part.
    private static TypeModel CompiledModel()
    {
        var model = RuntimeTypeModel.Create();
        model.Add(typeof(MarkedPerson), applyDefaultBehaviour: true);
        return model.Compile();
    }

    private static ICalls Accessors<TFormat>() where TFormat : IFormat => (ICalls)Activator.CreateInstance(
        typeof(Calls<,>).MakeGenericType(typeof(TFormat), new AccessorsAccess().FindBinarizer(typeof(Person), out _)!))!;

    private interface ICalls { void Encode(Person value, EncodeBuffer buffer); Person Decode(byte[] data); }
    private sealed class Calls<TFormat, TBinarizer> : ICalls where TFormat : IFormat where TBinarizer : struct, IBinarizer<Person>
    {
        public void Encode(Person value, EncodeBuffer buffer) => TFormat.Encode<Person, TBinarizer>(value, buffer);
        public Person Decode(byte[] data) => TFormat.Decode<Person, TBinarizer>(data);
    }
}
