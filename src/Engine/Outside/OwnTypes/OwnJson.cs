using System.Text.Json.Serialization.Metadata;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class OwnJson
{
    private const string Details = " Path:";
    private const int LongestText = 400;

    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNameCaseInsensitive = true,
        IncludeFields = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        AllowDuplicateProperties = false,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        MaxDepth = ModelJson.MaxDepth,
        Converters =
        {
            new JsonStringEnumConverter(), new BigIntegerJson(), new RuneJson(),
            new DateTimeJson(), new DateTimeOffsetJson(), new SequenceJsonFactory(), new GridJsonFactory(),
        },
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        TypeInfoResolver = new Resolver { Modifiers = { HiddenMembers.Reveal, JsonKinds.NameCases } },
    };

    private static readonly JsonDocumentOptions Documents = new() { MaxDepth = ModelJson.MaxDepth, AllowDuplicateProperties = false };

    private static readonly JsonSerializerOptions Indented =
        new(Options) { WriteIndented = true, ReferenceHandler = ReferenceHandler.IgnoreCycles };

    private static readonly JsonSerializerOptions Whole = new(Options)
    {
        TypeInfoResolver = new Resolver { Modifiers = { HiddenMembers.Reveal, JsonKinds.NameCases, UnreadMembers.WriteAll } },
    };

    public static UnreadMembers FindUnread() => new(Whole);

    public static T Read<T>(JsonRecord record, string file) => Guard<T, T>(record, file, () => Deserialize<T>(record, file));

    // Throws if reading the record into an object loses or changes a part of the document.
    public static void Check<T>(JsonRecord record, string file, UnreadMembers members)
    {
        Unread? unread = Guard<T, Unread?>(record, file, () =>
        {
            RecordText.Check(record, file);
            T value = Deserialize<T>(record, file);
            using var document = JsonDocument.Parse(record.Utf8, Documents);
            return members.Find(document.RootElement, value, record.Number);
        });
        if (unread is not null)
        {
            throw new UsageException($"'{file}': record {record.Number} (line {record.Line}): {Shorten(unread.Path)} {unread.Reason}.");
        }
    }

    public static byte[] Write<T>(T value)
    {
        try
        {
            return JsonSerializer.SerializeToUtf8Bytes(value, Indented);
        }
        catch (Exception exception) when (exception is not (JsonException or UsageException) && !IsLoadFault(exception))
        {
            throw new UsageException(
                $"System.Text.Json cannot write {TypeFinder.NameOf(typeof(T))}: {exception.GetType().Name}: "
                + $"{Shorten(exception.Message).TrimEnd('.')}. The command 'explain' shows the bytes.");
        }
    }

    private static T Deserialize<T>(JsonRecord record, string file) =>
        JsonSerializer.Deserialize<T>(record.Utf8.Span, Options)
            ?? throw new UsageException($"'{file}': record {record.Number} (line {record.Line}) is null.");

    private static TResult Guard<T, TResult>(JsonRecord record, string file, Func<TResult> read)
    {
        try
        {
            return read();
        }
        catch (JsonException exception)
        {
            long line = record.Line + (exception.LineNumber ?? 0);
            long column = (exception.BytePositionInLine ?? 0) + (exception.LineNumber is null or 0 ? record.Column : 1);
            throw new UsageException(
                $"'{file}': record {record.Number} does not fit {TypeFinder.NameOf(typeof(T))} at {Shorten(exception.Path ?? "$")} "
                + $"(line {line}, byte {column}): {Shorten(RecordText.MessageOf(exception)).TrimEnd('.')}.");
        }
        catch (NotSupportedException exception)
        {
            throw new UsageException(
                $"System.Text.Json cannot read {TypeFinder.NameOf(typeof(T))}{PathOf(exception.Message)}: "
                + $"{Shorten(exception.Message).TrimEnd('.')}. Without --data, instances are drawn at random.");
        }
        catch (TypeInitializationException exception) when (exception.InnerException is { } inner)
        {
            throw new UsageException(
                $"The static constructor of {exception.TypeName} fails: {inner.GetType().Name}: {Shorten(inner.Message).TrimEnd('.')}.");
        }
        catch (Exception exception) when (exception is not UsageException && !IsLoadFault(exception))
        {
            throw new UsageException(
                $"'{file}': {TypeFinder.NameOf(typeof(T))} itself refuses record {record.Number} (line {record.Line}): "
                + $"{exception.GetType().Name}: {Shorten(exception.Message).TrimEnd('.')}.");
        }
    }

    private static bool IsLoadFault(Exception exception) => exception is IOException or TypeLoadException or BadImageFormatException;

    private static string PathOf(string message) =>
        message.IndexOf(Details, StringComparison.Ordinal) is >= 0 and var start
            ? $" at {Shorten(message[(start + Details.Length)..].Split('|')[0].Trim())}"
            : "";

    private static string Shorten(string message)
    {
        int details = message.IndexOf(Details, StringComparison.Ordinal);
        string text = (details < 0 ? message : message[..details]).Trim();
        return PlainText.Of(text.Length <= LongestText ? text : $"{text[..(LongestText / 2)]}...{text[^(LongestText / 2)..]}");
    }

    // The JSON library finds a fault of a type when it reads the first record. The message must blame the type, not the record.
    private sealed class Resolver : DefaultJsonTypeInfoResolver
    {
        public override JsonTypeInfo GetTypeInfo(Type type, JsonSerializerOptions options)
        {
            try
            {
                return base.GetTypeInfo(type, options);
            }
            catch (InvalidOperationException exception)
            {
                string advice = exception.Message.Contains("collides")
                    ? " Two members have one JSON name, where letter case makes no difference; give one another name by [JsonPropertyName]."
                    : "";
                throw new UsageException(
                    $"System.Text.Json cannot use {TypeFinder.NameOf(type)}: {Shorten(exception.Message).TrimEnd('.')}.{advice}");
            }
        }
    }
}
