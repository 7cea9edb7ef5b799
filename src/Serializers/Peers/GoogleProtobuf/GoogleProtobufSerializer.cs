using System.Reflection;
using Google.Protobuf;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;
using SerBench.Serializers.Trees.Generic;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>peer/Google.Protobuf</c>: the official library, over the message classes that protoc generates from serbench.proto.</summary>
public class GoogleProtobufSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    /// <summary>The default depth limit of the library's parser.</summary>
    private const int ParserDepth = 100;

    public virtual string Id => "peer/Google.Protobuf";

    public virtual string Title => "Google.Protobuf (its own message classes)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SchemaNeeded | Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public Assembly Library => typeof(IMessage).Assembly;

    public string FormatId => "proto3";

    /// <summary>Whether the conversion is timed.</summary>
    private protected virtual bool Converts => false;

    public Binding<T> Bind<T>()
    {
        Type? twin = TwinTypes.Find(typeof(T), typeof(GoogleProtobufSerializer).Namespace!);
        if (twin is null)
        {
            return new Unsupported(typeof(T).Name, "serbench.proto has no message for this type");
        }

        Type message = TwinTypes.TwinOf(twin, typeof(T));
        IObjectCodec<T> codec = CreateCodec<T>(message, twin, typeof(GoogleProtobufCore<>).MakeGenericType(message));
        return Binding<T>.To(new GuardedCodec<T>(codec, "Google.Protobuf", ParserDepth));
    }

    private IObjectCodec<T> CreateCodec<T>(Type message, Type twin, Type core)
    {
        Type codec = typeof(TwinCodec<,,,>).MakeGenericType(typeof(T), message, twin, core);
        Delegate areEqual = Delegate.CreateDelegate(
            typeof(Func<,,>).MakeGenericType(message, message, typeof(bool)), message.GetMethod(nameof(Equals), [message])!);
        return (IObjectCodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(core), areEqual, Converts)!;
    }
}

/// <summary><c>peer/Google.Protobuf+convert</c>: the same library from and to the model's own classes, the conversion timed.</summary>
public sealed class ConvertingGoogleProtobufSerializer : GoogleProtobufSerializer
{
    public override string Id => "peer/Google.Protobuf+convert";

    public override string Title => "Google.Protobuf, conversion included";

    private protected override bool Converts => true;
}

/// <summary>
/// The library's fastest ways. Writing goes to a buffer writer, because writing to a span would
/// first measure the whole message. Parsing reads from a span, because this needs no stream object.
/// </summary>
public readonly struct GoogleProtobufCore<TMessage> : IObjectCore<TMessage>
    where TMessage : class, IMessage<TMessage>, new()
{
    private static readonly MessageParser<TMessage> Parser = new(static () => new TMessage());
    private readonly EncodeBufferWriter _output;

    public GoogleProtobufCore() => _output = new EncodeBufferWriter();

    public void Encode(TMessage value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        value.WriteTo(_output);
    }

    public TMessage Decode(ArraySegment<byte> data) => Parser.ParseFrom(data.AsSpan());
}

/// <summary>
/// <c>tree/google-protobuf</c>: the baseline of the published benchmark. Its time includes copying the tree into messages and out of them.
/// </summary>
public sealed class GoogleProtobufTreeCodec() : SerializerTreeCodec(new ConvertingGoogleProtobufSerializer())
{
    public override string Id => "tree/google-protobuf";
}
