using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Random documents with an independent oracle: a document is taken if its object shows everything that the document says, and else refused.
public class RandomDocumentTests
{
    private const int Documents = 20_000;
    private static readonly string[] Keys = ["0.5", "1e2", "-1.0", "7", "9007199254740993", "0.1000000000000000055511151231257827"];
    private static readonly string[] Numbers = ["0", "0.1", "1e2", "1.0", "1e999", "-4e38", "1e-400", "16777217"];

    [Fact]
    public void A_document_is_refused_exactly_where_its_object_says_something_else()
    {
        var random = new SplitMix64(20_261_122);
        UnreadMembers members = OwnJson.FindUnread();
        int refused = 0;
        for (int i = 0; i < Documents; i++)
        {
            string json = Draw(ref random, depth: 0);
            using var document = JsonDocument.Parse(json);
            Wild value = OwnJson.Read<Wild>(Record(json), "data.json");
            bool isShown = IsShown(document.RootElement, value);
            bool isTaken = IsTaken(json, members);

            Assert.True(
                isShown == isTaken,
                $"{json} was {(isTaken ? "taken" : "refused")}, but its object {(isShown ? "shows it" : "lacks a part")}.");
            refused += isTaken ? 0 : 1;
        }

        Assert.InRange(refused, Documents / 20, Documents / 2);
    }

    private static bool IsTaken(string json, UnreadMembers members)
    {
        try
        {
            OwnJson.Check<Wild>(Record(json), "data.json", members);
            return true;
        }
        catch (UsageException)
        {
            return false;
        }
    }

    private static JsonRecord Record(string json) => new(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1);

    private static bool IsShown(JsonElement document, object? value) => value switch
    {
        null => document.ValueKind == JsonValueKind.Null,
        int number => document.GetInt32() == number,
        double number => IsRight(document, double.Parse(document.GetRawText()), number),
        float number => IsRight(document, float.Parse(document.GetRawText()), number),
        string text => document.ValueEquals(text),
        Dictionary<double, int> map => document.GetPropertyCount() == map.Count
            && document.EnumerateObject().All(entry => IsShown(entry.Name, entry.Value.GetInt32(), map)),
        IDictionary map => document.GetPropertyCount() == map.Count
            && document.EnumerateObject().All(entry => IsShown(entry.Value, map[entry.Name])),
        IEnumerable items => items.Cast<object?>().ToArray() is var all
            && document.GetArrayLength() == all.Length
            && all.Index().All(item => IsShown(document[item.Index], item.Item)),
        _ => document.EnumerateObject().All(member => IsShown(member.Value, Get(value, member.Name))),
    };

    private static bool IsShown(string name, int item, Dictionary<double, int> map) => double.Parse(name) is var key
        && map.TryGetValue(key, out int value) && value == item && (name.AsSpan().ContainsAny("e.") || (decimal)key == decimal.Parse(name));

    // A fraction may be rounded. A whole number may not.
    private static bool IsRight(JsonElement document, double nearest, double value) => double.IsFinite(value) && nearest.Equals(value)
        && (document.GetRawText().AsSpan().ContainsAny("e.") || (decimal)value == document.GetDecimal());

    private static object? Get(object value, string member) => typeof(Wild).GetProperty(member) is { } property
        ? property.GetValue(value)
        : typeof(Wild).GetField(member)!.GetValue(value);

    // Few names and small numbers, so that members often equal a value that the object has anyway.
    private static string Draw(ref SplitMix64 random, int depth)
    {
        var text = new StringBuilder("{");
        foreach (string name in Names(ref random, depth))
        {
            text.Append(text.Length == 1 ? "" : ",").Append('"').Append(name).Append("\":").Append(name switch
            {
                "Number" or "Small" => Numbers[random.Next(Numbers.Length)],
                "Text" or "Shown" => random.Next(3) switch { 0 => "null", 1 => "\"\"", _ => "\"a\"" },
                "Items" or "Getter" => Array(ref random, (ref SplitMix64 own) => $"{own.Next(2)}"),
                "Doubles" => Array(ref random, (ref SplitMix64 own) => Numbers[own.Next(Numbers.Length)]),
                "ByKey" => random.Next(2) == 0 ? "{}" : $"{{\"{Keys[random.Next(3)]}\":1,\"{Keys[3 + random.Next(3)]}\":2}}",
                "Children" => Array(ref random, (ref SplitMix64 own) => Draw(ref own, depth + 1)),
                "ByName" => $"{{\"a\":{Draw(ref random, depth + 1)},\"b b\":null}}",
                "Inner" or "Fixed" => random.Next(4) == 0 ? "null" : Draw(ref random, depth + 1),
                _ => $"{random.Next(2)}",
            });
        }

        return text.Append('}').ToString();
    }

    private static IEnumerable<string> Names(ref SplitMix64 random, int depth)
    {
        string[] all =
        [
            "Open", "Hidden", "Kept", "Computed", "Ignored", "Number", "Small", "Text", "Shown", "Items", "Getter", "Doubles", "ByKey",
            "Children", "ByName", "Inner", "Fixed",
        ];
        int candidates = depth < 3 ? all.Length : all.Length - 4;
        var drawn = new SortedSet<string>(StringComparer.Ordinal);
        for (int count = random.Next(4); count > 0; count--)
        {
            drawn.Add(all[random.Next(candidates)]);
        }

        return drawn;
    }

    private static string Array(ref SplitMix64 random, Drawer draw)
    {
        var items = new List<string>();
        for (int count = random.Next(3); count > 0; count--)
        {
            items.Add(draw(ref random));
        }

        return $"[{string.Join(',', items)}]";
    }

    private delegate string Drawer(ref SplitMix64 random);

    private sealed class Wild
    {
        public readonly int Kept = 1;
        public int Open { get; set; }
        public int Hidden { get; private set; }
        public int Computed => Open + 1;
        [JsonIgnore] public int Ignored { get; set; }
        public double Number { get; set; }
        public float Small { get; set; }
        public string? Text { get; set; }
        public string? Shown => Text;
        public List<int> Items { get; set; } = [];
        public List<int> Getter { get; } = [];
        public List<double> Doubles { get; set; } = [];
        public Dictionary<double, int> ByKey { get; set; } = [];
        public Wild[] Children { get; set; } = [];
        public Dictionary<string, Wild?> ByName { get; set; } = [];
        public Wild? Inner { get; set; }
        public Wild? Fixed { get; }
    }
}
