using System.Buffers;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Engine.Outside.OwnTypes;

// Converters for types that System.Text.Json does not read as it writes them.
internal static class JsonKinds
{
    public static void NameCases(JsonTypeInfo info)
    {
        if (info is { Kind: JsonTypeInfoKind.Object, PolymorphismOptions: null, Type.IsAbstract: true }
            && info.Type.GetCustomAttribute<CasesAttribute>(inherit: false) is { } cases)
        {
            info.PolymorphismOptions = new JsonPolymorphismOptions();
            foreach (Type one in cases.Types)
            {
                info.PolymorphismOptions.DerivedTypes.Add(new JsonDerivedType(one, one.Name));
            }
        }
    }
}

internal sealed class BigIntegerJson : JsonConverter<BigInteger>
{
    public override BigInteger Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.Number
            ? Parse(Encoding.UTF8.GetString(reader.HasValueSequence ? reader.ValueSequence.ToArray() : reader.ValueSpan))
            : throw new JsonException("A whole number is expected.");

    public override void Write(Utf8JsonWriter writer, BigInteger value, JsonSerializerOptions options) =>
        writer.WriteRawValue(value.ToString());

    public override BigInteger ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Parse(reader.GetString()!);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, BigInteger value, JsonSerializerOptions options) =>
        writer.WritePropertyName(value.ToString());

    private static BigInteger Parse(string digits) =>
        BigInteger.TryParse(digits, NumberStyles.AllowLeadingSign, null, out BigInteger value)
            ? value
            : throw new JsonException("A whole number is expected.");
}

internal sealed class RuneJson : JsonConverter<Rune>
{
    public override Rune Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName && reader.GetString() is { Length: 1 or 2 } text
            && Rune.TryGetRuneAt(text, 0, out Rune value) && value.Utf16SequenceLength == text.Length
            ? value
            : throw new JsonException("A text of one character is expected.");

    public override void Write(Utf8JsonWriter writer, Rune value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString());

    public override Rune ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Read(ref reader, typeToConvert, options);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, Rune value, JsonSerializerOptions options) =>
        writer.WritePropertyName(value.ToString());
}

// System.Text.Json shifts a time with an offset to the machine's zone. The converter gives the same time on every machine.
internal sealed class DateTimeJson : JsonConverter<DateTime>
{
    public override DateTime Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        WithoutZone(reader.GetDateTime(), ref reader);

    public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteStringValue(value);

    public override DateTime ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        WithoutZone(base.ReadAsPropertyName(ref reader, typeToConvert, options), ref reader);

    // A time is local only if its text has an offset. Near the least and greatest DateTime the local time is wrong, so the text is read
    // again.
    private static DateTime WithoutZone(DateTime time, ref Utf8JsonReader reader)
    {
        if (time.Kind != DateTimeKind.Local)
        {
            return time;
        }

        string text = reader.GetString()!;
        int sign = text.AsSpan().LastIndexOfAny('+', '-');
        return text.AsSpan(sign + 1).ContainsAnyExcept('0', ':')
            ? throw new JsonException(
                $"{text} has an offset, which DateTime does not keep; make the member a DateTimeOffset, or write the time in UTC with Z.")
            : DateTime.SpecifyKind(JsonSerializer.Deserialize<DateTime>($"\"{text[..sign]}\""), DateTimeKind.Utc);
    }
}

// System.Text.Json would take the machine's offset for a time without an offset, so such a time is refused.
internal sealed class DateTimeOffsetJson : JsonConverter<DateTimeOffset>
{
    private const int LengthOfDay = 10;

    public override DateTimeOffset Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        WithOffset(reader.GetDateTimeOffset(), reader.GetString()!);

    public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value);

    public override DateTimeOffset ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        WithOffset(base.ReadAsPropertyName(ref reader, typeToConvert, options), reader.GetString()!);

    private static DateTimeOffset WithOffset(DateTimeOffset time, string text) =>
        text.AsSpan(LengthOfDay).ContainsAny('Z', '+', '-')
            ? time
            : throw new JsonException($"{text} has no offset; write Z or an offset such as +02:00 after the time.");
}

internal sealed class SequenceJsonFactory : JsonConverterFactory
{
    private static readonly Type[] Collections =
    [
        typeof(Stack<>), typeof(ImmutableStack<>), typeof(IImmutableStack<>),
        typeof(ArraySegment<>), typeof(ReadOnlyCollection<>), typeof(IReadOnlySet<>),
    ];

    public static Type? ItemOf(Type type) =>
        type.IsGenericType && Collections.Contains(type.GetGenericTypeDefinition()) ? type.GetGenericArguments()[0] : null;

    public override bool CanConvert(Type typeToConvert) => ItemOf(typeToConvert) is not null;

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(SequenceJson<,>).MakeGenericType(typeToConvert, ItemOf(typeToConvert)!))!;

    private sealed class SequenceJson<TCollection, T> : JsonConverter<TCollection>
        where TCollection : IEnumerable<T>
    {
        public override TCollection Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            T[] items = JsonSerializer.Deserialize<T[]>(ref reader, options)!;
            object made = typeof(TCollection) == typeof(ArraySegment<T>) ? new ArraySegment<T>(items)
                : typeof(TCollection) == typeof(ReadOnlyCollection<T>) ? new ReadOnlyCollection<T>(items)
                : typeof(TCollection) == typeof(IReadOnlySet<T>) ? items.ToHashSet()
                : typeof(TCollection) == typeof(Stack<T>) ? new Stack<T>(items.Reverse())
                : ImmutableStack.CreateRange(items.Reverse());
            return (TCollection)made;
        }

        public override void Write(Utf8JsonWriter writer, TCollection value, JsonSerializerOptions options) =>
            JsonSerializer.Serialize<T[]>(writer, [.. value], options);
    }
}

internal sealed class GridJsonFactory : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => typeToConvert.IsArray && typeToConvert.GetArrayRank() > 1;

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(GridJson<,>).MakeGenericType(typeToConvert, typeToConvert.GetElementType()!))!;

    private sealed class GridJson<TArray, T> : JsonConverter<TArray>
        where TArray : class
    {
        private static readonly int Rank = typeof(TArray).GetArrayRank();

        public override TArray Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var items = new List<T>();
            int?[] lengths = new int?[Rank];
            ReadLevel(ref reader, 0, items, lengths, options);
            var array = Array.CreateInstance(typeof(T), [.. lengths.Select(length => length ?? 0)]);
            int[] place = new int[Rank];
            for (int i = 0; i < items.Count; i++)
            {
                for ((int rest, int dimension) = (i, Rank - 1); dimension >= 0; dimension--)
                {
                    (rest, place[dimension]) = Math.DivRem(rest, array.GetLength(dimension));
                }

                array.SetValue(items[i], place);
            }

            return (TArray)(object)array;
        }

        public override void Write(Utf8JsonWriter writer, TArray value, JsonSerializerOptions options)
        {
            var array = (Array)(object)value;
            WriteLevel(writer, array, array.GetEnumerator(), 0, options);
        }

        private static void ReadLevel(
            ref Utf8JsonReader reader, int dimension, List<T> items, int?[] lengths, JsonSerializerOptions options)
        {
            if (reader.TokenType != JsonTokenType.StartArray)
            {
                throw new JsonException($"Arrays in arrays are expected, {Rank} deep.");
            }

            int count = 0;
            for (; reader.Read() && reader.TokenType != JsonTokenType.EndArray; count++)
            {
                if (dimension == Rank - 1)
                {
                    items.Add(JsonSerializer.Deserialize<T>(ref reader, options)!);
                }
                else
                {
                    ReadLevel(ref reader, dimension + 1, items, lengths, options);
                }
            }

            if ((lengths[dimension] ??= count) != count)
            {
                throw new JsonException("The rows of an array of several dimensions have one length.");
            }
        }

        private static void WriteLevel(Utf8JsonWriter writer, Array array, IEnumerator items, int dimension, JsonSerializerOptions options)
        {
            writer.WriteStartArray();
            for (int i = 0; i < array.GetLength(dimension); i++)
            {
                if (dimension < Rank - 1)
                {
                    WriteLevel(writer, array, items, dimension + 1, options);
                }
                else
                {
                    items.MoveNext();
                    JsonSerializer.Serialize(writer, (T)items.Current!, options);
                }
            }

            writer.WriteEndArray();
        }
    }
}
