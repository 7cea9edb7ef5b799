using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Serializers.Peers.SystemTextJson;

public partial class SystemTextJsonDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All =>
    [
        .. Written(SystemTextJsonCard.Main, isGenerated: true),
        .. Written(SystemTextJsonCard.Reflection, isGenerated: false),
        .. Arrays(SystemTextJsonCard.Main.Default),
    ];

    protected static JsonSerializerOptions Generated(JsonSerializerContext context) => context.Options;

    protected static JsonSerializerOptions Reflected => JsonRules.Reflected;

    protected sealed class Output<T>
    {
        private readonly ArrayBufferWriter<byte> _buffer = new();
        private readonly Utf8JsonWriter _writer;

        public Output(JsonSerializerOptions options)
        {
            Type = (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
            _writer = new Utf8JsonWriter(
                _buffer, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
        }

        public JsonTypeInfo<T> Type { get; }

        public ReadOnlyMemory<byte> Written => _buffer.WrittenMemory;

        public void Write(T value)
        {
            _buffer.ResetWrittenCount();
            _writer.Reset();
            JsonSerializer.Serialize(_writer, value, Type);
            _writer.Flush();
        }
    }
}
