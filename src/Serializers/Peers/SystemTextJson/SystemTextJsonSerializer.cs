using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Serializers.Peers.SystemTextJson;

public abstract class SystemTextJsonRow(string id, string title, string way) : EmittedPeer(id, title, "System.Text.Json", way)
{
    // The generated code writes a null byte[] as empty.
    public override Traits Traits => JsonRules.Traits | Traits.FoldsNull;

    public override Assembly Library => typeof(JsonSerializer).Assembly;

    protected override int MaxDepth => JsonRules.Depth;

    private protected override Unsupported? Refuse<T>() =>
        JsonMembers.FindLost(typeof(T), new(JsonRules.Options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver() });

    private protected override object CreateContext<T>() => JsonRules.Options;
}

public sealed class SystemTextJsonSerializer()
    : SystemTextJsonRow(SystemTextJsonCard.Main, "System.Text.Json (source-generated, reused Utf8JsonWriter)", "Writer");

public sealed class DefaultJsonSerializer() : SystemTextJsonRow(
    SystemTextJsonCard.Main.Default, "System.Text.Json (source-generated, new array per message)", "Default");

public static class JsonRules
{
    // The library counts an object and the array around it as two levels.
    private const int LevelsPerObject = 2;

    public const Traits Traits = Formats.Contracts.Traits.SelfDescribing | Formats.Contracts.Traits.ValidatesInput;

    public static int Depth => Math.Min(Limits.MaxDepth, Limits.SafeDepth);

    // With other settings, such as an encoder, the library would not use its generated writing code.
    public static JsonSerializerOptions Options => new() { MaxDepth = LevelsPerObject * Depth, IncludeFields = true };

    public static JsonSerializerOptions Reflected => new(Options)
    {
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
    };

    public static JsonWriterOptions WriterOptions(JsonSerializerOptions options) =>
        new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, MaxDepth = options.MaxDepth, SkipValidation = true };

    public static T Read<T>(ReadOnlySequence<byte> input, JsonTypeInfo<T> type)
    {
        var reader = new Utf8JsonReader(input, new JsonReaderOptions { MaxDepth = type.Options.MaxDepth });
        return JsonSerializer.Deserialize(ref reader, type)!;
    }
}
