using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary><c>peer/System.Text.Json:reflection</c>: the JSON library of the runtime without generated code; it takes any type.</summary>
public sealed class ReflectionJsonSerializer : ISerializer, IHasOrigin
{
    // A level of objects may stand in an array of its own.
    private const int LevelsPerObject = 2;

    public string Id => "peer/System.Text.Json:reflection";

    public string Title => "System.Text.Json (reflection, reused Utf8JsonWriter)";

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.ValidatesInput;

    public Assembly Library => typeof(JsonSerializer).Assembly;

    public Binding<T> Bind<T>()
    {
        int depth = Math.Min(Limits.MaxDepth, Limits.SafeDepth);
        var options = new JsonSerializerOptions
        {
            MaxDepth = LevelsPerObject * depth,
            IncludeFields = true,
            NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
            Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
        };
        return JsonMembers.FindLost(typeof(T), options) is { } lost
            ? lost
            : Binding<T>.To(new GuardedCodec<T>(
                new ObjectCodec<T, JsonCore<T>>(new JsonCore<T>((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)))), "System.Text.Json", depth));
    }
}
