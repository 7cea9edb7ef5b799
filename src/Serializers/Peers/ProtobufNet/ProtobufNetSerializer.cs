using ProtoBuf.Meta;
using SerBench.Serializers.Trees.Generic;

namespace SerBench.Serializers.Peers.ProtobufNet;

// A model compiled in advance, with the faster of the library's APIs.
public sealed class ProtobufNetSerializer()
    : ProtobufNetRow(ProtobufNetCard.Main, LibraryCard.FindRow(ProtobufNetCard.Main)!.PublishedName!)
{
    private protected override IObjectCodec<T> Make<T>(int depth)
    {
        TypeModel compiled = ProtobufModel.CreateCompiled(typeof(T));
        compiled.MaxDepth = depth;
        return ProtobufModel.IsFlat(typeof(T))
            ? new ObjectCodec<T, BufferWriterCore<T>>(new(compiled))
            : new ObjectCodec<T, StreamCore<T>>(new(compiled));
    }
}

public abstract class ProtobufNetRow(string id, string title) : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => id;

    public string Title => title;

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.NeedsRegistration | Traits.ValidatesInput | Traits.FoldsNull;

    public Assembly Library => typeof(RuntimeTypeModel).Assembly;

    public string FormatId => "protobuf";

    public Binding<T> Bind<T>()
    {
        if (ShapeCheck.Find(typeof(T), ProtobufModel.Refuse) is { } refused)
        {
            return refused;
        }

        int depth = Math.Min(Limits.MaxDepth, Limits.SafeDepth);
        return Binding<T>.To(new GuardedCodec<T>(Make<T>(depth), "protobuf-net", depth));
    }

    private protected abstract IObjectCodec<T> Make<T>(int depth);
}

// The library's fastest way for flat types. For nested types it would measure first, with a look-up of each length.
internal readonly struct BufferWriterCore<T>(TypeModel model) : IModelCore<T>
{
    private readonly EncodeBufferWriter _output = new();

    public TypeModel Model => model;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        model.Serialize(_output, value);
    }

    public T Decode(ArraySegment<byte> data) => model.Deserialize<T>((ReadOnlyMemory<byte>)data);
}

// The library buffers and fills in lengths afterwards: its fastest way for nested types.
internal readonly struct StreamCore<T>(TypeModel model) : IModelCore<T>
{
    private readonly EncodeBufferStream _output = new();

    public TypeModel Model => model;

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        model.Serialize(_output, value);
    }

    public T Decode(ArraySegment<byte> data) => model.Deserialize<T>((ReadOnlyMemory<byte>)data);
}

internal interface IModelCore<T> : IObjectCore<T>, IStreamCore<T>, IPipeCore<T>
{
    TypeModel Model { get; }

    void IStreamCore<T>.Write(T value, Stream output) => Model.Serialize(output, value);

    T IStreamCore<T>.Read(Stream input) => Model.Deserialize<T>(input);

    void IPipeCore<T>.Write(T value, IBufferWriter<byte> output) => Model.Serialize(output, value);

    T IPipeCore<T>.Read(ReadOnlySequence<byte> input) => Model.Deserialize<T>(input);
}

public sealed class ProtobufNetTreeCodec() : SerializerTreeCodec(ProtobufNetCard.Tree, new ProtobufNetSerializer());
