using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary><c>peer/Google.Protobuf+convert</c>: the same library from and to the model's own classes, the conversion timed.</summary>
public sealed class ConvertingGoogleProtobufSerializer : GoogleProtobufSerializer
{
    public override string Id => "peer/Google.Protobuf+convert";

    public override string Title => "Google.Protobuf, conversion included";

    private protected override IObjectCodec<T> CreateCodec<T>(Type message, Type twin, Type core)
    {
        Type converting = typeof(ConvertingCore<,,,>).MakeGenericType(typeof(T), message, twin, core);
        Type codec = typeof(ObjectCodec<,>).MakeGenericType(typeof(T), converting);
        return (IObjectCodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(converting, Activator.CreateInstance(core)))!;
    }
}
