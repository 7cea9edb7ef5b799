using System.Globalization;
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

    // Converters of numbers do not go with attributes about numbers, so they are there only where a number needs them.
    private static readonly JsonSerializerOptions Careful = new(Options) { Converters = { new FiniteNumber<float>(), new FiniteNumber<double>() } };

    private static readonly JsonSerializerOptions Indented = new(Options) { WriteIndented = true };

    /// <summary>Reads a record; whatever does not fit is one sentence with file, line and path.</summary>
    public static T Read<T>(JsonRecord record, string file)
    {
        try
        {
            return JsonSerializer.Deserialize<T>(record.Utf8.Span, HasLargeNumber(record.Utf8.Span) ? Careful : Options)
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

    /// <summary>Whether a number or the name of a member is beyond a float. Text that is no JSON is left to whoever reports it with its place.</summary>
    private static bool HasLargeNumber(ReadOnlySpan<byte> json)
    {
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = ModelJson.MaxDepth });
        try
        {
            bool isLarge = false;
            while (!isLarge && reader.Read())
            {
                isLarge = reader.TokenType is JsonTokenType.Number or JsonTokenType.PropertyName
                    && float.TryParse(reader.ValueSpan, NumberStyles.Float, CultureInfo.InvariantCulture, out float number)
                    && float.IsInfinity(number);
            }

            return isLarge;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    // A missing dependency is told as such.
    private static bool IsLoadFault(Exception exception) => exception is IOException or TypeLoadException or BadImageFormatException;

    private static string Shorten(string message)
    {
        string line = message.Split('\n', 2)[0].Trim();
        int details = line.IndexOf(Details, StringComparison.Ordinal);
        return details < 0 ? line : line[..details];
    }
}
