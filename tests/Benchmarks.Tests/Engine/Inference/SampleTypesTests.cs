namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Objects with many names: classes or dictionaries.
public class SampleTypesTests
{
    public static TheoryData<string, string[], string[]> Samples => new()
    {
        // Names differ from record to record.
        {
            string.Concat(Enumerable.Range(0, 300).Select(i =>
                $"{{\"stock\":{{\"sku{i}\":{{\"count\":{i}}},\"sku{i + 1}\":{{\"count\":2}}}}}}\n")),
            ["Stock"],
            ["required Dictionary<string, StockItem>"]
        },

        // As in CLDR: countries with languages, each with a few members of its own, on all levels.
        {
            $"{{\"info\":{{{string.Join(',', Enumerable.Range(0, 40).Select(Country))}}}}}",
            ["Info", "Languages"],
            ["required Dictionary<string, InfoItem>", "required Dictionary<string, LanguagesItem>"]
        },

        // All objects have the same many members.
        {
            string.Concat(Enumerable.Range(0, 3).Select(i =>
                $"{{\"row\":{{{string.Join(',', Enumerable.Range(0, 150).Select(column => $"\"c{column}\":{column + i}"))}}}}}\n")),
            ["Row"],
            ["required Row"]
        },
    };

    [Theory]
    [MemberData(nameof(Samples))]
    public void Many_names_are_data_unless_all_objects_have_them(string json, string[] members, string[] expected)
    {
        string code = Written.From(json);

        Assert.Equal(expected, Written.Members(code, members));
        Written.ReadWhole(code, json);
    }

    private static string Country(int i)
    {
        string name = $"{(char)('A' + (i % 26))}{(char)('A' + (i / 26))}";
        string languages = $$$"""{"l{{{i % 7}}}x":{"percent":"1"},"l{{{i}}}y":{"percent":"2","status":"z"}}""";
        return $"\"{name}\":{{\"gdp\":\"{i}\",\"languages\":{languages}}}";
    }
}
