using System.Globalization;
using System.Numerics;
using System.Text.Json;

namespace SerBench.Formats.Tests.MessagePack;

// The published vectors of Golden/MessagePack as values of every type that can hold them, each with the encodings to read, refuse and
// write.
internal static class PublishedVectors
{
    private const byte Float32 = 0xCA;
    private const byte Float64 = 0xCB;

    private static readonly JsonElement File =
        JsonDocument.Parse(GoldenFile.Read("MessagePack", "msgpack-test-suite.json")).RootElement;

    public static IEnumerable<string> Groups => File.EnumerateObject().Select(group => group.Name);

    public static IEnumerable<byte[]> EncodingsOf(string group) => File.GetProperty(group).EnumerateArray().SelectMany(EncodingsOf);

    public static IEnumerable<IPublishedCase> CasesOf(string group) => File.GetProperty(group).EnumerateArray().SelectMany(CasesOf);

    private static byte[][] EncodingsOf(JsonElement entry) =>
        [.. entry.GetProperty("msgpack").EnumerateArray().Select(text => Convert.FromHexString(text.GetString()!.Replace("-", "")))];

    private static IEnumerable<IPublishedCase> CasesOf(JsonElement entry)
    {
        byte[][] all = EncodingsOf(entry);
        JsonProperty value = entry.EnumerateObject().First();
        return value.Name switch
        {
            "nil" =>
            [
                Of<string?>(null, all), Of<int?>(null, all), Of<byte[]?>(null, all), Of<List<int>?>(null, all),
                Of<Dictionary<string, int>?>(null, all), Of<Box<int>?>(null, all),
            ],
            "bool" => [Of(value.Value.GetBoolean(), all), Of<bool?>(value.Value.GetBoolean(), all)],
            "binary" => [Of(Convert.FromHexString(value.Value.GetString()!.Replace("-", "")), all)],
            "number" or "bignum" =>
                Numbers(entry.TryGetProperty("bignum", out JsonElement text) ? text.GetString()! : value.Value.GetRawText(), all),
            "string" => [Of(value.Value.GetString()!, all)],
            "array" => Arrays(value.Value, all),
            "map" => Maps(value.Value, all),
            "timestamp" => [Date(value.Value[0].GetInt64(), value.Value[1].GetInt32(), all)],

            // The only extension that stands for a value of a type is the timestamp.
            "ext" => [Refused<byte[]>(all), Refused<string>(all), Refused<DateTime>(all), Refused<int>(all)],
            _ => throw new InvalidDataException($"What '{value.Name}' is has not been said."),
        };
    }

    private static IEnumerable<IPublishedCase> Numbers(string text, byte[][] all)
    {
        decimal number = decimal.Parse(text, NumberStyles.Float);
        if (decimal.IsInteger(number))
        {
            yield return Integer<byte>(number, all);
            yield return Integer<sbyte>(number, all);
            yield return Integer<short>(number, all);
            yield return Integer<ushort>(number, all);
            yield return Integer<int>(number, all);
            yield return Integer<uint>(number, all);
            yield return Integer<long>(number, all);
            yield return Integer<ulong>(number, all);
            yield return Integer<char>(number, all);
        }

        yield return Of((float)number, all, StartingWith(Float32));
        yield return Of((double)number, all, StartingWith(Float64));

        byte[][] StartingWith(byte code) => [.. all.Where(encoding => encoding[0] == code)];
    }

    // An integer is read from any width. It is refused from a float, whose value would be rounded, and if it does not fit.
    private static IPublishedCase Integer<T>(decimal number, byte[][] all)
        where T : struct, INumber<T>, IMinMaxValue<T>
    {
        byte[][] integers = [.. all.Where(encoding => encoding[0] is not (Float32 or Float64))];
        return number >= decimal.CreateChecked(T.MinValue) && number <= decimal.CreateChecked(T.MaxValue)
            ? new PublishedCase<T>(T.CreateChecked(number))
            {
                Read = integers,
                Refused = [.. all.Except(integers)],
                Written = Shortest(integers),
            }
            : Refused<T>(all);
    }

    private static IEnumerable<IPublishedCase> Arrays(JsonElement array, byte[][] all) =>
        array.EnumerateArray().Select(item => item.ValueKind).FirstOrDefault() switch
        {
            JsonValueKind.Undefined =>
            [
                From<int[]>(array, all), From<List<string>>(array, all), From<HashSet<long>>(array, all),
                From<Dictionary<string, int>[]>(array, all),
            ],
            JsonValueKind.Number =>
            [
                From<int[]>(array, all), From<List<sbyte>>(array, all), From<HashSet<ulong>>(array, all),
                From<double[]>(array, all, isWritten: false),
            ],
            JsonValueKind.String => [From<string[]>(array, all), From<List<string>>(array, all), From<HashSet<string>>(array, all)],
            JsonValueKind.Array => [From<int[][]>(array, all), From<List<List<string>>>(array, all)],
            _ => [From<Dictionary<string, int>[]>(array, all), From<List<Dictionary<int, string>>>(array, all)],
        };

    private static IEnumerable<IPublishedCase> Maps(JsonElement map, byte[][] all) =>
        map.EnumerateObject().Select(entry => entry.Value.ValueKind).FirstOrDefault() switch
        {
            JsonValueKind.Undefined => [From<Dictionary<string, int>>(map, all), From<Dictionary<int, string>>(map, all)],
            JsonValueKind.Number => [From<Dictionary<string, int>>(map, all), From<Dictionary<string, ulong?>>(map, all)],
            JsonValueKind.String => [From<Dictionary<string, string>>(map, all)],
            JsonValueKind.Array => [From<Dictionary<string, int[]>>(map, all), From<Dictionary<string, List<string>>>(map, all)],
            _ => [From<Dictionary<string, Dictionary<string, int>>>(map, all)],
        };

    // Dates of .NET begin with the year 1 and count in units of 100 ns. Finer parts are cut off on reading and not written again.
    private static IPublishedCase Date(long seconds, int nanoseconds, byte[][] all)
    {
        long ticks = DateTime.UnixEpoch.Ticks + (seconds * TimeSpan.TicksPerSecond) + (nanoseconds / TimeSpan.NanosecondsPerTick);
        return ticks < 0
            ? Refused<DateTime>(all)
            : Of(new DateTime(ticks, DateTimeKind.Utc), all, nanoseconds % TimeSpan.NanosecondsPerTick == 0 ? all : []);
    }

    private static IPublishedCase From<T>(JsonElement value, byte[][] all, bool isWritten = true) =>
        Of(value.Deserialize<T>()!, all, isWritten ? all : []);

    private static IPublishedCase Of<T>(T value, byte[][] all) => Of(value, all, all);

    private static IPublishedCase Of<T>(T value, byte[][] all, byte[][] own) =>
        new PublishedCase<T>(value) { Read = all, Written = Shortest(own) };

    private static IPublishedCase Refused<T>(byte[][] all) => new PublishedCase<T>(default!) { Refused = all };

    private static byte[][] Shortest(byte[][] encodings) =>
        [.. encodings.Where(encoding => encoding.Length == encodings.Min(other => other.Length))];
}
