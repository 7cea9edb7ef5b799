using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary><c>peer/System.Text.Json:reflection</c>: the JSON library of the runtime without generated code; it takes any type.</summary>
public sealed class ReflectionJsonSerializer : JsonRow
{
    public override string Id => "peer/System.Text.Json:reflection";

    public override string Title => "System.Text.Json (reflection, reused Utf8JsonWriter)";

    public override Binding<T> Bind<T>()
    {
        var options = new JsonSerializerOptions
        {
            MaxDepth = LevelsPerObject * Depth,
            IncludeFields = true,
            NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
            Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
        };
        return JsonMembers.FindLost(typeof(T), options) is { } lost
            ? lost
            : To((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)));
    }
}
