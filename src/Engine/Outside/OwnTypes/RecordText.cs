using System.Text.Unicode;

namespace SerBench.Engine.Outside.OwnTypes;

// Checks strings before the JSON library does, because the library's message would blame the type of the member.
internal static class RecordText
{
    private static readonly JsonReaderOptions Options = new() { MaxDepth = int.MaxValue };

    public static string MessageOf(JsonException exception) =>
        exception.Message.Split(" Path: ")[0].Split(" LineNumber:")[0]
            .Replace(" which is not supported in this mode. Change the reader options.", "; take it out.").TrimEnd();

    public static void Check(JsonRecord record, string file)
    {
        ReadOnlySpan<byte> utf8 = record.Utf8.Span;
        if (!Utf8.IsValid(utf8))
        {
            string what = utf8 is [0x1F, 0x8B, ..] ? " but gzip; unpack the file" : "; write the file in that encoding";
            throw new UsageException($"'{file}': record {record.Number} (line {record.Line}) is no UTF-8{what}.");
        }

        // In UTF-8, half of a surrogate pair can only be an escape.
        if (utf8.IndexOf("\\u"u8) >= 0)
        {
            CheckEscapes(record, file);
        }
    }

    private static void CheckEscapes(JsonRecord record, string file)
    {
        var reader = new Utf8JsonReader(record.Utf8.Span, Options);
        while (reader.Read())
        {
            if (reader.TokenType is not (JsonTokenType.String or JsonTokenType.PropertyName) || !reader.ValueIsEscaped)
            {
                continue;
            }

            try
            {
                reader.GetString();
            }
            catch (InvalidOperationException)
            {
                throw Half(record, file, (int)reader.TokenStartIndex);
            }
        }
    }

    private static UsageException Half(JsonRecord record, string file, int index)
    {
        ReadOnlySpan<byte> before = record.Utf8.Span[..index];
        int lines = before.Count((byte)'\n');
        long column = lines == 0 ? record.Column + index : index - before.LastIndexOf((byte)'\n');
        return new UsageException(
            $"'{file}': record {record.Number} has text with half a surrogate pair at line {record.Line + lines}, byte {column}; "
            + "write both halves, or none.");
    }
}
