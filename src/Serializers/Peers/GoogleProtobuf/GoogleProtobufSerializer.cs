using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>peer/Google.Protobuf</c>: the official library, over the message classes that protoc generates from serbench.proto.</summary>
public class GoogleProtobufSerializer : ISerializer
{
    public virtual string Id => "peer/Google.Protobuf";

    public virtual string Title => "Google.Protobuf (WriteTo(Span), own message classes)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SchemaNeeded | Traits.NeedsCodeChange | Traits.ValidatesInput | Traits.FoldsNull;

    public Binding<T> Bind<T>(IModel<T> model)
    {
        Type? twin = TwinTypes.Find(typeof(T), typeof(GoogleProtobufSerializer).Namespace!);
        if (twin is null)
        {
            return new Unsupported(typeof(T).Name, "serbench.proto has no message for this type");
        }

        Type message = TwinTypes.TwinOf(twin, typeof(T));
        Type core = typeof(GoogleProtobufCore<>).MakeGenericType(message);
        return Binding<T>.To(CreateCodec<T>(message, twin, core));
    }

    private protected virtual ICodec<T> CreateCodec<T>(Type message, Type twin, Type core)
    {
        Type codec = typeof(TwinCodec<,,,>).MakeGenericType(typeof(T), message, twin, core);
        Delegate areEqual = Delegate.CreateDelegate(
            typeof(Func<,,>).MakeGenericType(message, message, typeof(bool)), message.GetMethod(nameof(Equals), [message])!);
        return (ICodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(core), areEqual)!;
    }
}
