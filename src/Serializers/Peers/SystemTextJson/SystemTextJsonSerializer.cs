using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary><c>peer/System.Text.Json</c>: the JSON library of the runtime with generated code for the models' own classes.</summary>
public sealed class SystemTextJsonSerializer : ISerializer, IHasOrigin
{
    // A level of objects may stand in an array of its own.
    private const int LevelsPerObject = 2;

    public string Id => "peer/System.Text.Json";

    public string Title => "System.Text.Json (source-generated, reused Utf8JsonWriter)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public Assembly Library => typeof(JsonSerializer).Assembly;

    public Binding<T> Bind<T>()
    {
        int depth = Math.Min(Limits.MaxDepth, Limits.SafeDepth);
        var context = new ModelJsonContext(new JsonSerializerOptions { MaxDepth = LevelsPerObject * depth });
        return context.GetTypeInfo(typeof(T)) is JsonTypeInfo<T> { SerializeHandler: not null } type
            ? Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, JsonCore<T>>(new JsonCore<T>(type)), "System.Text.Json", depth))
            : new Unsupported(typeof(T).Name, "ModelJsonContext does not list this type");
    }
}
