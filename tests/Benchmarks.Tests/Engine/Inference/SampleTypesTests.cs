using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// The types that are guessed from values, and the evidence that is told.
public class SampleTypesTests
{
    [Theory]
    [InlineData("1, 2", "int")]
    [InlineData("1, 2147483648", "long")]
    [InlineData("-1, 9223372036854775807", "long")]
    [InlineData("1, 18446744073709551615", "ulong")]
    [InlineData("1, 18446744073709551616", "decimal")]
    [InlineData("-1, 18446744073709551615", "decimal")]
    [InlineData("1, 123456789012345678901234567890", "System.Numerics.BigInteger")]
    [InlineData("1, 2.5", "double")]
    [InlineData("12.95, 7.5, 3", "decimal")]
    [InlineData("12.950, 7.5", "decimal")]
    [InlineData("89.0, 3.0", "double")]
    [InlineData("0.1, 0.123", "double")]
    [InlineData("0.30000000000000004", "double")]
    [InlineData("0.300000000000000049", "decimal")]
    [InlineData("0.1234567890123456789012345678, -0.1234567890123456789012345678", "decimal")]
    [InlineData("0.12345678901234567890123456789", "double")]
    [InlineData("1e5, 0.25", "double")]
    [InlineData("-0, 1", "double")]
    [InlineData("true, false", "bool")]
    [InlineData("\"9c5b94b1-35ad-49bb-b118-8e8fc24abf80\"", "Guid")]
    [InlineData("\"2024-02-29\"", "DateOnly")]
    [InlineData("\"2024-02-30\"", "required string")]
    [InlineData("\"2024-02-29T10:20:30Z\", \"2024-02-29T10:20:30.123Z\"", "DateTime")]
    [InlineData("\"2024-02-29T10:20:30\"", "DateTime")]
    [InlineData("\"2024-02-29T10:20:30+02:00\", \"2024-02-29T10:20:30Z\"", "DateTimeOffset")]
    [InlineData("\"2024-02-29T10:20:30\", \"2024-02-29T10:20:30Z\"", "required string")]
    [InlineData("\"2024-02-29T10:20:30+00:00\"", "DateTimeOffset")]
    [InlineData("\"2024-02-29T10:20:30+02:00\", \"2024-02-29T10:20:30\"", "required string")]
    [InlineData("\"2024-02-29T10:20:30+02:00\", \"2024-02-29\"", "required string")]
    [InlineData(
        "{\"k/1\":\"2024-02-29T10:20:30Z\",\"k/2\":\"2024-02-29T10:20:30-05:00\",\"k/3\":\"2024-02-29T10:20:30Z\"}",
        "required Dictionary<string, DateTimeOffset>")]
    [InlineData("\"2024-02-29T10:20:30.123456789Z\"", "required string")]
    [InlineData("\"14:30:00\", \"00:10:00\"", "TimeOnly")]
    [InlineData("\"00:05:00\", \"00:10:00\"", "TimeSpan")]
    [InlineData("\"1.02:05:00\", \"10:10:00\"", "TimeSpan")]
    [InlineData("\"AQIDBAUGBwg=\", \"AQIDBAUGBwgJ\"", "required byte[]")]
    [InlineData("\"AQIDBAUGBwhT\", \"AQIDBAUGBwT=\"", "required string")]
    [InlineData("\"AQIDBAUGBwTIAQIDBAU=\"", "required byte[]")]
    [InlineData("\"AQIDBAUGBwgJ\\/w==\"", "required byte[]")]
    [InlineData("\"2024-02-29T10:20:30\\u002B02:00\"", "DateTimeOffset")]
    [InlineData("\"abcdefgh\"", "required string")]
    [InlineData("\"AQIDBAUGBwh=\"", "required string")]
    [InlineData("\"\", \"a\"", "required string")]
    [InlineData("1, null", "int?")]
    [InlineData("\"a\", null", "string?")]
    [InlineData("null", "string?")]
    [InlineData("[]", "required List<string>")]
    [InlineData("[1], [2, 3], []", "required int[]")]
    [InlineData("[0.25, 1.5], [2.75]", "required double[]")]
    [InlineData("[1.250]", "required decimal[]")]
    [InlineData("[1, null]", "required int?[]")]
    [InlineData("[\"a\", null]", "required List<string?>")]
    [InlineData("[[1], [2]], [[3]]", "required List<int[]>")]
    [InlineData("{}", "required Dictionary<string, string>")]
    [InlineData("{\"b\": 1}", "required A")]
    [InlineData("[{\"b\": 1}], []", "required List<AItem>")]
    [InlineData("{\"2024-01-01\": 1, \"2024-01-02\": 2, \"2024-01-03\": null}", "required Dictionary<string, int?>")]
    [InlineData("1, \"b\"", "required AChoice")]
    [InlineData("[1, \"b\", [2]]", "required List<AItemChoice>")]
    [InlineData("123456789012345678901234567890123, \"b\"", "required AChoice")]
    [InlineData("{\"b\": [-123456789012345678901234567890123]}, \"b\"", "required AChoice")]
    public void A_type_fits_all_values(string values, string expected)
    {
        // Commas between values stand outside of brackets.
        string[] items = Split(values);
        string json = string.Concat(items.Select(value => $"{{\"a\":{value}}}\n"));

        string code = Written.From(json);

        Assert.Equal(expected, Written.Member(code, "A"));
        Written.ReadWhole(code, json);
    }

    [Fact]
    public void Each_guess_has_its_evidence()
    {
        string code = Written.From("""
            {"id":7,"note":"a","size":null,"lines":[{"n":1},{"n":300}]}
            {"id":1500,"lines":[]}
            """);

        Assert.Contains("// Written from 2 records of data.json.", code);
        Assert.Contains("// 2 of 2 values: whole numbers, 7 to 1500\n", code);
        Assert.Contains(
            "// 1 of 2 values: text of 1 byte; absent in 1\n"
                + "    [JsonPropertyName(\"note\"), JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]\n"
                + "    public string? Note",
            code);
        Assert.Contains("// 0 of 2 values: the type is a guess; null in 1, absent in 1\n", code);
        Assert.Contains("// 2 of 2 values: arrays with 2 items: objects\n", code);
        Assert.Contains("// 2 objects at $.lines[]\npublic sealed class LinesItem\n", code);
        Assert.Contains("// 2 of 2 values: whole numbers, 1 to 300\n", code);
    }

    [Fact]
    public void Enums_are_made_on_request_only()
    {
        string json = string.Concat(Enumerable.Range(0, 12).Select(i => $"{{\"state\":\"{(i % 2 == 0 ? "in-progress" : "Done")}\"}}\n"));

        string plain = Written.From(json);
        string enums = Written.From(json, withEnums: true);

        Assert.Equal("required string", Written.Member(plain, "State"));
        Assert.Contains("text of 4 to 11 bytes, 2 different", plain);
        Assert.Equal("State", Written.Member(enums, "State"));
        Assert.Contains("    [JsonStringEnumMemberName(\"in-progress\")]\n    InProgress,\n", enums);
        Written.ReadWhole(enums, json);
    }

    [Fact]
    public void Names_that_differ_from_record_to_record_are_those_of_a_dictionary()
    {
        string json = string.Concat(Enumerable.Range(0, 300).Select(i =>
            $"{{\"stock\":{{\"sku{i}\":{{\"count\":{i}}},\"sku{i + 1}\":{{\"count\":2}}}}}}\n"));

        string code = Written.From(json);

        Assert.Equal("required Dictionary<string, StockItem>", Written.Member(code, "Stock"));
        Assert.Contains("dictionaries with 600 values", code);
        Written.ReadWhole(code, json);
    }

    [Fact]
    public void Many_members_that_all_objects_have_are_those_of_a_class()
    {
        static string Row(int i) => string.Join(',', Enumerable.Range(0, 150).Select(column => $"\"c{column}\":{column + i}"));
        string json = string.Concat(Enumerable.Range(0, 3).Select(i => $"{{\"row\":{{{Row(i)}}}}}\n"));

        Assert.Equal("required Row", Written.Member(Written.From(json), "Row"));
    }

    [Fact]
    public void A_tree_is_one_class()
    {
        const string Json = """{"name":"a","children":[{"name":"b","children":[{"name":"c","children":[]}]},{"name":"d"}]}""";

        string code = Written.From(Json);

        Assert.Equal("List<Root>?", Written.Member(code, "Children"));
        Assert.Single(code.Split("class ")[1..]);
        Written.ReadWhole(code, Json);
    }

    [Fact]
    public void Objects_with_the_same_members_are_of_one_class()
    {
        const string Json = """{"from":{"street":"a","city":"b","zip":1},"to":{"street":"c","city":"d","zip":2}"""
            + ""","other":{"street":1,"city":"d","zip":2}}""";

        string code = Written.From(Json);

        Assert.Equal(Written.Member(code, "From"), Written.Member(code, "To"));
        Assert.NotEqual(Written.Member(code, "From"), Written.Member(code, "Other"));
        Written.ReadWhole(code, Json);
    }

    [Theory]
    [InlineData(
        """{"placed_at":1,"class":2,"2fa":3,"":4,"straße":5,"名前":6,"😀":7,"a-b":8,"a_b":9,"a b":10,"Root":11,"ToString":12"""
            + ""","$id":13,"$type":14,"x\u2028;}":15,"q\"\\\u0001":16,"Guid":17,"system":18}""")]
    [InlineData(
        """{"Guid":{"id":"9c5b94b1-35ad-49bb-b118-8e8fc24abf80","List":[{"a":1}]},"List":{"Dictionary":{"x":1}"""
            + ""","System":{"Written":{"y":2}}},"JsonPropertyName":{"String":"a"},"DateTime":{"z":"2024-02-29T10:20:30Z"}}""")]
    [InlineData("""{"root":{"root":1},"Root2":2}""")]
    public void Any_name_becomes_a_name_of_CSharp(string json) => Written.ReadWhole(Written.From(json), json);

    [Fact]
    public void A_name_that_differs_is_kept_by_an_attribute()
    {
        string code = Written.From("""{"Plain":1,"placed_at":2,"placedAt":3}""");

        Assert.Contains("\n    public int Plain { get; set; }\n", code);
        Assert.Contains("[JsonPropertyName(\"placed_at\")]\n    public int PlacedAt { get; set; }\n", code);
        Assert.Contains("[JsonPropertyName(\"placedAt\")]\n    public int PlacedAt2 { get; set; }\n", code);
    }

    [Theory]
    [InlineData("[1]", "'data.json': record 1 (line 1): $ is a single value, and a message must be an object")]
    [InlineData("[[1]]", "$ is an array, and a message must be an object")]
    [InlineData("{\"a\":1}\n{\"a\":{\"b\":[1e999]}}", "record 2 (line 2): $.a.b[] is a number that no type holds")]
    [InlineData("{\"a\":1,\"a\":2}", "$.a stands twice in an object")]
    [InlineData(
        "{\"a\":1,}",
        "record 1 (line 1) is not JSON, at line 1: The JSON object contains a trailing comma at the end; take it out.")]
    [InlineData("{\"a\":tru}", "record 1 (line 1) is not JSON, at line 1")]
    [InlineData("{\"a\":tru\ne}", "at line 1: 'tru e")]
    [InlineData("{\"a\":1", "ends within record 1")]
    [InlineData("{\"a\":\"\\ud800\"}", "half a surrogate pair")]
    [InlineData("{\"a\":1} x", "record 2 (line 1)")]
    public void What_no_type_can_be_guessed_from_is_one_sentence(string json, string expected) => Assert.Contains(expected, Refusal(json));

    [Theory]
    [InlineData(
        "9007199254740993, 1e200, \"x\"",
        "$.a is 9007199254740993, which no Double holds: the nearest is 9007199254740992; declare a type with more digits")]
    [InlineData("[1e200, 9007199254740993], \"x\"", "$.a[1] is 9007199254740993, which no Double holds")]
    [InlineData("{\"b\":-9007199254740993}, {\"b\":1e200}, \"x\"", "$.a.b is -9007199254740993, which no Double holds")]
    [InlineData("9007199254740993, 1e200", "$.a is 9007199254740993, which no Double holds")]
    public void Digits_are_not_lost_in_a_choice_either(string values, string expected)
    {
        string json = string.Concat(Split(values).Select(value => $"{{\"a\":{value}}}\n"));

        Assert.Contains(expected, Assert.Throws<UsageException>(() => Written.ReadWhole(Written.From(json), json)).Message);
    }

    private static string Refusal(string json) => Assert.Throws<UsageException>(() => Written.From(json)).Message;

    private static string[] Split(string values)
    {
        var items = new List<string>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < values.Length; i++)
        {
            depth += values[i] is '[' or '{' ? 1 : values[i] is ']' or '}' ? -1 : 0;
            if (values[i] == ',' && depth == 0)
            {
                items.Add(values[start..i]);
                start = i + 1;
            }
        }

        return [.. items, values[start..]];
    }
}
