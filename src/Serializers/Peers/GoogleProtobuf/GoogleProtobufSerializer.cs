using System.Reflection;
using Google.Protobuf;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>peer/Google.Protobuf</c>: the official library, over the message classes that protoc generates from serbench.proto.</summary>
public class GoogleProtobufSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    /// <summary>How deep the library's parser goes unless told otherwise.</summary>
    private const int ParserDepth = 100;

    public virtual string Id => "peer/Google.Protobuf";

    public virtual string Title => "Google.Protobuf (its own message classes)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SchemaNeeded | Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public Assembly Library => typeof(IMessage).Assembly;

    public string FormatId => "proto3";

    /// <summary>Whether the conversion is part of what is timed.</summary>
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
