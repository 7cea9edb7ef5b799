using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>System.Text.Json with generated code: <c>new JsonCacheSerializer&lt;Quote&gt;(QuoteContext.Default.Quote)</c>.</summary>
public sealed class JsonCacheSerializer<T>(JsonTypeInfo<T> type) : IHybridCacheSerializer<T>
{
    public void Serialize(T value, IBufferWriter<byte> target)
    {
        using var writer = new Utf8JsonWriter(target);
        JsonSerializer.Serialize(writer, value, type);
    }

    public T Deserialize(ReadOnlySequence<byte> source)
    {
        var reader = new Utf8JsonReader(source);
        return JsonSerializer.Deserialize(ref reader, type)!;
    }
}

[JsonSerializable(typeof(Quote))]
internal sealed partial class QuoteContext : JsonSerializerContext;
