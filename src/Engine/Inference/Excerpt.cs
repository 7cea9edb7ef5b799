using System.Buffers;

namespace SerBench.Engine.Inference;

// Copies a sample without values that are too large.
internal sealed class Excerpt
{
    private const int MostShown = 3;

    // An object with more members counts as a dictionary, whose last entries are left out if a record is long.
    private const int ManyMembers = 20;

    private static readonly JsonDocumentOptions Options = new() { MaxDepth = SampleLimits.Nesting + 1 };

    private readonly HashSet<string> _shown = [];
    private readonly Utf8JsonWriter _writer;
    private long _leftOut;

    private Excerpt(Stream stream) =>
        _writer = new Utf8JsonWriter(stream, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    // Returns the files themselves if no value is too large, or if the sample's reader will refuse the files.
    public static (IReadOnlyList<string> Files, string? LeftOut) Of(IReadOnlyList<string> files)
    {
        string copy = Path.Combine(TemporaryFolder.Create(), Path.ChangeExtension(Path.GetFileName(files[0]), ".jsonl"));
        using FileStream target = File.Create(copy);
        var excerpt = new Excerpt(target);
        try
        {
            foreach (string file in files.Where(file => !NamedFile.IsPipe(file)))
            {
                using FileStream stream = NamedFile.Read(file, File.OpenRead);
                foreach (JsonRecord record in new JsonRecordReader(stream, Path.GetFileName(file)).ReadAll())
                {
                    using var document = JsonDocument.Parse(Flatten(record.Utf8), Options);
                    excerpt.Write(document.RootElement, "$", 1);
                    excerpt._writer.Flush();
                    excerpt._writer.Reset();
                    target.WriteByte((byte)'\n');
                }
            }
        }
        catch (Exception exception) when (exception is JsonException or InvalidOperationException)
        {
            return (files, null);
        }

        return excerpt._leftOut == 0 ? (files, null)
            : ([copy], $"{excerpt._leftOut:N0} value{(excerpt._leftOut == 1 ? " is" : "s are")} left out, "
                + $"first {string.Join("; ", excerpt._shown)}.");
    }

    // Empties values that are nested too deep, because the parsing time grows with the square of the depth.
    private static ReadOnlyMemory<byte> Flatten(ReadOnlyMemory<byte> record)
    {
        var reader = new Utf8JsonReader(record.Span, new JsonReaderOptions { MaxDepth = int.MaxValue });
        var flat = new ArrayBufferWriter<byte>();
        int from = 0;
        while (reader.Read())
        {
            if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray && reader.CurrentDepth == SampleLimits.Nesting)
            {
                flat.Write(record.Span[from..((int)reader.TokenStartIndex + 1)]);
                reader.Skip();
                from = (int)reader.TokenStartIndex;
            }
        }

        if (from == 0)
        {
            return record;
        }

        flat.Write(record.Span[from..]);
        return flat.WrittenMemory;
    }

    private void Write(JsonElement value, string path, int depth)
    {
        if (value.ValueKind == JsonValueKind.Array)
        {
            _writer.WriteStartArray();
            foreach (JsonElement item in value.EnumerateArray().Where(item => Takes(item, path + "[]", depth, isElement: true)))
            {
                Write(item, path + "[]", depth + 1);
            }

            _writer.WriteEndArray();
        }
        else if (value.ValueKind == JsonValueKind.Object)
        {
            _writer.WriteStartObject();
            bool hasMany = value.GetPropertyCount() > ManyMembers;
            foreach (JsonProperty member in value.EnumerateObject())
            {
                string inner = hasMany ? path + "{}" : $"{path}.{member.Name}";
                if (Takes(member.Value, inner, depth, hasMany))
                {
                    _writer.WritePropertyName(member.Name);
                    Write(member.Value, inner, depth + 1);
                }
            }

            _writer.WriteEndObject();
        }
        else
        {
            value.WriteTo(_writer);
        }
    }

    private bool Takes(JsonElement value, string path, int depth, bool isElement)
    {
        bool hasInside = value.ValueKind is JsonValueKind.Array or JsonValueKind.Object;
        ReadOnlySpan<byte> utf8 = JsonMarshal.GetRawUtf8Value(value);
        long written = _writer.BytesCommitted + _writer.BytesPending;
        string? reason = value.ValueKind == JsonValueKind.Number && !NumberFacts.IsHeld(utf8, out _) ? "a number that no type holds"
            : hasInside && depth >= SampleLimits.Nesting ? $"inside of {SampleLimits.Nesting} objects and arrays"
            : (isElement && written > SampleLimits.Record) || written + (hasInside ? 0 : utf8.Length) > SampleLimits.WholeRecord
                ? $"after {SampleLimits.Record >> 10} KiB of a record"
            : null;
        if (reason is not null && _leftOut++ >= 0 && _shown.Count < MostShown)
        {
            _shown.Add($"{Place.Shorten(Names.Comment(path))} ({reason})");
        }

        return reason is null;
    }
}
