using System.Text.Json;

namespace SerBench.Formats.Tests.Ignite;

// Golden bytes of the original, object by object and value by value. Ours are the same, and reading theirs gives the same values.
public class IgniteGoldenTests
{
    // Golden data that cannot be equal, with the reason (docs/formats/ignite.md, "Differences").
    private static readonly Dictionary<string, string> Exceptions = new()
    {
        ["generic_dict_field"] = "the fields of a dictionary of one version of .NET; the original cannot read it back",
        ["date_no_timestamp"] = "what one version of .NET says of a date in place of a timestamp",
        ["strings_raw"] = "a surrogate pair in the string mode that loses data",
        ["builder_person_fullfooter"] = "has a test of its own: its value is told in words",
    };

    internal static readonly Dictionary<string, JsonElement> Objects = ReadAll("manifest.jsonl");
    private static readonly Dictionary<string, JsonElement> Values = ReadAll("values.jsonl");
    private static readonly Dictionary<string, JsonElement> Strings = ReadAll("values_strings_v2.jsonl");

    public static TheoryData<string> ObjectNames => [.. Objects.Keys.Where(name => !Exceptions.ContainsKey(name))];

    public static TheoryData<string> ValueNames => [.. Values.Keys.Where(name => !IsDamagedText(Values[name]))];

    public static TheoryData<string> StringNames => [.. Strings.Keys];

    [Theory]
    [MemberData(nameof(ObjectNames))]
    public void AnObjectIsTheSameBothWays(string name)
    {
        JsonElement golden = Objects[name];
        byte[] expected = GoldenFile.Read("Ignite", golden.GetProperty("file").GetString()!);
        object value = ObjectOf(golden);
        IgniteOptions options = OptionsOf(golden, value);

        Assert.Equal(expected, IgniteMessage.Encode(value, options));

        object? read = IgniteMessage.Decode(expected, options);
        Assert.Equal(
            golden.GetProperty("header").GetProperty("typeId").GetInt32(),
            options.IsRegistered("") ? options.TypeId(((IgniteObject)read!).TypeName) : 0);
        Assert.Equal(expected, IgniteMessage.Encode(read, options));
        Assert.Null(GraphEqual.Find(value, read));
    }

    [Theory]
    [MemberData(nameof(ValueNames))]
    public void AValueIsTheSameBothWays(string name) => CheckValue(Values[name]);

    [Theory]
    [MemberData(nameof(StringNames))]
    public void TextIsThatOfTheSecondStringMode(string name) => CheckValue(Strings[name]);

    [Fact]
    public void ABuiltObjectIsTheSameBothWays()
    {
        byte[] expected = GoldenFile.Read("Ignite", "builder_person_fullfooter.bin");
        IgniteOptions options = new() { HasCompactFooter = false };
        IgniteObject value = new IgniteObject("BuiltPerson").With("id", 7).With("name", "Ann").With("nothing", null);

        options.Know(new IgniteType("BuiltPerson", "id", "name", "nothing"));
        var read = (IgniteObject)IgniteMessage.Decode(expected, options)!;

        Assert.Equal(expected, IgniteMessage.Encode(value, options));
        Assert.Null(GraphEqual.Find(value, read));
    }

    [Fact]
    public void TheExceptionsAreAllThereIs()
    {
        Assert.All(Exceptions.Keys, name => Assert.Contains(name, Objects.Keys));
        string[] damaged = [.. Values.Values.Where(IsDamagedText).Select(value => value.GetProperty("name").GetString()!)];
        Assert.NotEmpty(damaged);
        Assert.All(damaged, name => Assert.Contains(name, Strings.Keys));
    }

    private static void CheckValue(JsonElement golden)
    {
        byte[] expected = Convert.FromHexString(golden.GetProperty("hex").GetString()!);
        object? value = new GoldenValue().Read(golden.GetProperty("value"));
        var options = new IgniteOptions();
        options.Know(new IgniteType("Golden.Inner", "S", "X")).Know(new IgniteType("Golden.Color"));

        Assert.Equal(expected, IgniteMessage.Encode(value, options));

        object? read = IgniteMessage.Decode(expected, options);
        Assert.Equal(expected, IgniteMessage.Encode(read, options));
        Assert.Null(GraphEqual.Find(value, read));
    }

    // Fields by name as the original's reflective serializer sorts them, or in the order of its hand-written ones.
    internal static object ObjectOf(JsonElement golden)
    {
        string mode = golden.GetProperty("mode").GetString()!;
        return new GoldenValue((type, names, made, fields) =>
            Fill(mode, golden.GetProperty("typeName").GetString()!, type, names, made, fields))
            .Read(golden.GetProperty("value"))!;
    }

    private static bool Fill(string mode, string rootType, string type, IEnumerable<string> names, IgniteObject made, JsonElement fields)
    {
        bool isRoot = rootType.EndsWith(type, StringComparison.Ordinal);
        string[] parts = mode.Split(", nested ");
        string own = parts.Length > 1 && !isRoot ? parts[1] : parts[0];
        var reader = new GoldenValue((inner, innerNames, innerMade, innerFields) =>
            Fill(mode, rootType, inner, innerNames, innerMade, innerFields));
        string[] manual = ["id", "name", "data", "guid"];
        if (own is "reflective" or "reflective ForceTimestamp")
        {
            return false;
        }

        if (own == "reflective-raw")
        {
            foreach (string name in names)
            {
                made.Raw.Add(reader.Read(fields.GetProperty(name)));
            }

            return true;
        }

        foreach (string name in manual)
        {
            object? value = reader.Read(
                fields.EnumerateObject()
                    .First(field => string.Equals(field.Name, name, StringComparison.OrdinalIgnoreCase)).Value);
            bool isAfterNamed = own == "binarizable-named-then-raw" && (name is "data" or "guid");
            if (own == "binarizable-raw" || isAfterNamed)
            {
                made.Raw.Add(value);
            }
            else
            {
                made.With(name, value);
            }
        }

        return true;
    }

    internal static IgniteOptions OptionsOf(JsonElement golden, object value)
    {
        JsonElement config = golden.GetProperty("config");
        bool isRegistered = golden.GetProperty("registered").GetBoolean();
        var options = new IgniteOptions
        {
            HasCompactFooter = config.GetProperty("compactFooter").GetBoolean(),
            HasSimpleNames = config.GetProperty("nameMapper").GetString()!.Contains("IsSimpleName=true"),
            IsRegistered = _ => isRegistered,
        };
        foreach (IgniteObject one in GraphEqual.ObjectsIn(value))
        {
            options.Know(new IgniteType(
                isRegistered ? one.TypeName : options.MappedName(one.TypeName),
                [.. one.Fields.Select(field => field.Key)],
                [.. one.Raw.Select(raw => raw is { } some && some.GetType().IsPrimitive ? some.GetType() : typeof(object))]));
        }

        return options;
    }

    private static bool IsDamagedText(JsonElement golden) =>
        golden.GetProperty("roundTrip").GetString() == "differs"
        && golden.GetProperty("value") is { ValueKind: JsonValueKind.Object } value
        && value.GetProperty("t").GetString() == "string";

    private static Dictionary<string, JsonElement> ReadAll(string file) => GoldenFile.ReadLines("Ignite", file)
        .Select(line => JsonDocument.Parse(line).RootElement)
        .ToDictionary(golden => golden.GetProperty("name").GetString()!);
}
