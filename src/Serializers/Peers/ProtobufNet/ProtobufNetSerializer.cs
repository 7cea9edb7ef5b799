using ProtoBuf.Meta;
using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.ProtobufNet;

public sealed class ProtobufNetSerializer()
    : ProtobufNetRow(ProtobufNetCard.Main, LibraryCard.FindRow(ProtobufNetCard.Main)!.PublishedName!)
{
    private protected override IObjectCodec<T> OpenDirect<T>()
    {
        TypeModel compiled = ProtobufModel.CreateCompiled(typeof(T));
        compiled.MaxDepth = MaxDepth;
        return new ObjectCodec<T, ModelCore<T>>(new(compiled));
    }
}

public sealed class GeneratedProtobufNetSerializer()
    : ProtobufNetRow(ProtobufNetCard.Generated, "protobuf-net (model made by its source generator)")
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public override Assembly Library => typeof(TypeModel).Assembly;

    // The library's generator leaves out what it cannot do, with only a warning. Then the class has no instance.
    public static TypeModel? ModelOf(Type type) => (TypeModel?)type.GetProperty("Instance")?.GetValue(null);

    protected override string? Refuse(Type twin) =>
        twin.Assembly.GetTypes().Any(type => type.IsSubclassOf(typeof(TypeModel))
            && ModelOf(type) is { } model && model.CanSerializeContractType(twin))
            ? null
            : "its source generator left the type out";
}

public abstract class ProtobufNetRow(string id, string title) : EmittedPeer(id, title, "protobuf-net", "Generated"), IWritesFormat
{
    public override Traits Traits => Traits.NeedsRegistration | Traits.ValidatesInput | Traits.FoldsNull;

    public override Assembly Library => typeof(RuntimeTypeModel).Assembly;

    public string FormatId => "protobuf";

    protected override string LibraryName => "protobuf-net";

    protected override int MaxDepth => Math.Min(Limits.MaxDepth, Limits.SafeDepth);

    private protected override Unsupported? Refuse<T>() => ShapeCheck.Find(typeof(T), ProtobufModel.Refuse);
}

// A stream is the library's fastest target for nested types. Into a buffer writer, the library would measure first.
public readonly struct ModelCore<T>(TypeModel model) : IObjectCore<T>, IStreamCore<T>, IPipeCore<T>
{
    private readonly EncodeBufferWriter? _writer = ProtobufModel.IsFlat(typeof(T)) ? new() : null;
    private readonly EncodeBufferStream _stream = new();

    public void Encode(T value, EncodeBuffer buffer)
    {
        if (_writer is { } writer)
        {
            writer.Begin(buffer);
            model.Serialize(writer, value);
            return;
        }

        _stream.Begin(buffer);
        model.Serialize(_stream, value);
    }

    public T Decode(ArraySegment<byte> data) => model.Deserialize<T>((ReadOnlyMemory<byte>)data);

    public void Write(T value, Stream output) => model.Serialize(output, value);

    public T Read(Stream input) => model.Deserialize<T>(input);

    public void Write(T value, IBufferWriter<byte> output) => model.Serialize(output, value);

    public T Read(ReadOnlySequence<byte> input) => model.Deserialize<T>(input);
}

public sealed class ProtobufNetTreeCodec() : SerializerTreeCodec(ProtobufNetCard.Tree, new ProtobufNetSerializer());
