using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Reads and writes own types as JSON. The type's JSON attributes apply, names match in any letter case, and unknown members are refused.</summary>
internal static class OwnJson
{
    private const string Details = " Path:";

    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNameCaseInsensitive = true,
        IncludeFields = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        AllowDuplicateProperties = false,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        MaxDepth = ModelJson.MaxDepth,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        Converters = { new JsonStringEnumConverter() },
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
    };

    private static readonly JsonDocumentOptions Documents = new() { MaxDepth = ModelJson.MaxDepth, AllowDuplicateProperties = false };

    private static readonly JsonSerializerOptions Indented = new(Options) { WriteIndented = true };

    /// <summary>Creates a finder of members that do not reach the object. One finder serves all records of some data.</summary>
    public static UnreadMembers FindUnread() => new(Options);

    /// <summary>Reads a record that was checked before.</summary>
    /// <exception cref="UsageException">The record does not fit the type: one sentence with file, line and path.</exception>
    public static T Read<T>(JsonRecord record, string file) => Guard<T, T>(record, file, () => Deserialize<T>(record, file));

    /// <summary>Reads a record and compares the object with the document.</summary>
    /// <exception cref="UsageException">The record does not fit the type, or a part did not reach it: one sentence with file, line and path.</exception>
    public static void Check<T>(JsonRecord record, string file, UnreadMembers members)
    {
        Unread? unread = Guard<T, Unread?>(record, file, () =>
        {
            RecordText.Check(record, file);
            T value = Deserialize<T>(record, file);
            using var document = JsonDocument.Parse(record.Utf8, Documents);
            return members.Find(document.RootElement, value);
        });
        if (unread is not null)
        {
            throw new UsageException($"'{file}': record {record.Number} (line {record.Line}): {unread.Path} {unread.Reason}.");
        }
    }

    /// <exception cref="UsageException">The type cannot be written as JSON, or its own code fails.</exception>
    public static byte[] Write<T>(T value)
    {
        try
        {
            return JsonSerializer.SerializeToUtf8Bytes(value, Indented);
        }
        catch (Exception exception) when (exception is not JsonException && !IsLoadFault(exception))
        {
            throw new UsageException(
                $"System.Text.Json cannot write {TypeFinder.NameOf(typeof(T))}: {exception.GetType().Name}: {Shorten(exception.Message)} The command 'explain' shows the bytes.");
        }
    }

    private static T Deserialize<T>(JsonRecord record, string file) =>
        JsonSerializer.Deserialize<T>(record.Utf8.Span, Options) ?? throw new UsageException($"'{file}': record {record.Number} (line {record.Line}) is null.");

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
                $"'{file}': record {record.Number} does not fit {TypeFinder.NameOf(typeof(T))} at {exception.Path ?? "$"} (line {line}, byte {column}): {Shorten(exception.Message)}");
        }
        catch (NotSupportedException exception)
        {
            throw new UsageException(
                $"System.Text.Json cannot read {TypeFinder.NameOf(typeof(T))}: {Shorten(exception.Message)} Without --data, instances are drawn at random.");
        }
        catch (Exception exception) when (exception is not UsageException && !IsLoadFault(exception))
        {
            throw new UsageException(
                $"'{file}': {TypeFinder.NameOf(typeof(T))} itself refuses record {record.Number} (line {record.Line}): {exception.GetType().Name}: {Shorten(exception.Message)}");
        }
    }

    // True for a missing dependency, which ForeignAssembly reports.
    private static bool IsLoadFault(Exception exception) => exception is IOException or TypeLoadException or BadImageFormatException;

    private static string Shorten(string message)
    {
        string line = message.Split('\n', 2)[0].Trim();
        int details = line.IndexOf(Details, StringComparison.Ordinal);
        return details < 0 ? line : line[..details];
    }
}
