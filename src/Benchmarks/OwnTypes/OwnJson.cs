using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerBench.Benchmarks.Usage;
using SerBench.Model;

namespace SerBench.Benchmarks.OwnTypes;

/// <summary>JSON of own types: their own attributes hold, names match in any letter case, and a member that the type lacks is refused.</summary>
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
    };

    private static readonly JsonSerializerOptions Indented = new(Options) { WriteIndented = true };

    /// <summary>Reads a record; whatever does not fit is one sentence with file, line and path.</summary>
    public static T Read<T>(JsonRecord record, string file)
    {
        try
        {
            return JsonSerializer.Deserialize<T>(record.Utf8.Span, Options)
                ?? throw new UsageException($"'{file}': record {record.Number} (line {record.Line}) is null.");
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

    public static byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Indented);

    // A missing dependency is told as such.
    private static bool IsLoadFault(Exception exception) => exception is IOException or TypeLoadException or BadImageFormatException;

    private static string Shorten(string message)
    {
        string line = message.Split('\n', 2)[0].Trim();
        int details = line.IndexOf(Details, StringComparison.Ordinal);
        return details < 0 ? line : line[..details];
    }
}
