namespace SerBench.Engine.Inference;

internal sealed class Names(params IEnumerable<string> reserved)
{
    private const int Longest = 80;

    // The generated code uses these names, so no class may have them.
    public static readonly string[] OfTypes =
    [
        CodeText.Namespace, "System", "Type", "Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan", "List",
        "Dictionary",
        "JsonPropertyName", "JsonIgnore", "JsonIgnoreCondition", "JsonConverter",
        "JsonStringEnumConverter", "JsonStringEnumMemberName", "JsonNumberHandling", "JsonSerializer", "JsonSerializerOptions",
        "JsonUnmappedMemberHandling", "JsonTokenType", "JsonException",
        "Utf8JsonReader", "Utf8JsonWriter",
    ];

    public static readonly string[] OfObjects =
        ["Equals", "Finalize", "GetHashCode", "GetType", "MemberwiseClone", "ReferenceEquals", "ToString"];

    // Libraries look up members in any letter case.
    private readonly HashSet<string> _used = new(reserved, StringComparer.OrdinalIgnoreCase);

    public string Take(string name)
    {
        string wanted = Identifier(name);
        string free = wanted;
        for (int number = 2; !_used.Add(free); number++)
        {
            free = $"{wanted}{number}";
        }

        return free;
    }

    public static string Identifier(string name)
    {
        string[] words = string.Concat(name.Select(unit => IsPart(unit) ? unit : ' ')).Split(' ', StringSplitOptions.RemoveEmptyEntries);
        string joined = string.Concat(
            words.Select(word => Capitalize(words.Length > 1 && !word.Any(char.IsLower) ? word.ToLowerInvariant() : word)));
        string first = joined.Length == 0 ? "Value" : IsStart(joined[0]) ? joined : "_" + joined;
        return first.Length <= Longest ? first : first[..Longest];
    }

    // Appends Item, because no rule of English finds the singular of every name.
    public static string OfItem(string name) => name.EndsWith("Item", StringComparison.Ordinal) ? name : name + "Item";

    public static string Literal(string text)
    {
        IEnumerable<string> units = text.Select(unit =>
            unit is '"' or '\\' ? $"\\{unit}" : EndsLine(unit) ? $"\\u{(int)unit:x4}" : unit.ToString());
        return $"\"{string.Concat(units)}\"";
    }

    public static string Comment(string text) => string.Concat(text.Select(unit => EndsLine(unit) ? ' ' : unit));

    private static bool EndsLine(char unit) => char.IsControl(unit)
        || char.GetUnicodeCategory(unit)
            is UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator or UnicodeCategory.Surrogate;

    public static string Capitalize(string word) => char.ToUpperInvariant(word[0]) + word[1..];

    private static bool IsStart(char unit) => char.IsLetter(unit) || char.GetUnicodeCategory(unit) == UnicodeCategory.LetterNumber;

    private static bool IsPart(char unit) => IsStart(unit)
        || char.GetUnicodeCategory(unit)
            is UnicodeCategory.DecimalDigitNumber or UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark;
}
