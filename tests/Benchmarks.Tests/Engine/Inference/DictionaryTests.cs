namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Objects whose names are data become dictionaries, by names and values alike, and all others remain classes.
public class DictionaryTests
{
    // All of a GUID except its last digit.
    private const string GuidStart = "9c5b94b1-35ad-49bb-b118-8e8fc24abf8";

    [Theory]
    [InlineData(
        """{"3b18e512dba79e4c8300dd08aeb37f8e728b8dad":1,"a94a8fe5ccb19ba61c4c0873d391e987982fbbd3":2"""
            + ""","de9f2c7fd25e1b3afad3e85a0bd17d9b100db4b3":3}""",
        "int")]
    [InlineData($$"""{"{{GuidStart}}0":"a","{{GuidStart}}1":"b","{{GuidStart}}2":"c"}""", "string")]
    [InlineData("""{"v1.0.0":{"date":"a"},"v1.1.0":{"date":"b"},"v2.0.0-rc.1":{"lts":true}}""", "AItem")]
    [InlineData("""{"USD":1.5,"EUR":1,"GBP":0.75,"CHF":2,"JPY":160}""", "decimal")]
    [InlineData("""{"de":"Berlin","fr":"Paris","it":"Rome","es":"Madrid","pl":"Warsaw"}""", "string")]
    [InlineData("""{"text/css":{"source":"iana"},"image/png":{"extensions":["png"]},"font/woff":{}}""", "AItem")]
    [InlineData(
        """{"200":{"description":"OK"},"404":{"$ref":"x"},"default":{"description":"no"},"500":{"$ref":"y"},"503":{"$ref":"y"}}""",
        "AItem")]
    [InlineData("""{"United States":331,"New Zealand":5,"Costa Rica":5}""", "int")]
    [InlineData("""{"minecraft:stone":[1,2],"minecraft:dirt":[3],"minecraft:sand":[]}""", "int[]")]
    [InlineData("""{"id":1,"ID":2}""", "int")]
    [InlineData("""{"id":1,"Id":"x"}""", "AItemChoice")]
    public void Names_that_are_data_are_those_of_a_dictionary(string json, string values)
    {
        string inside = $"{{\"a\":{json},\"b\":1}}";
        string code = Written.From(inside);
        string root = Written.From(json);

        Assert.Equal($"required Dictionary<string, {values}>", Written.Member(code, "A"));
        Assert.StartsWith("Dictionary<string, ", Written.Member(root, "Object"));
        IReadOnlyList<Type> types = Written.Compile(code, root);
        Written.ReadWhole(types[0], inside);
        Written.ReadWhole(types[1], json);
    }

    [Theory]
    [InlineData("""{"street":"a","city":"b","zip":"c","land":"d","note":"e"}""")]
    [InlineData("""{"from":{"city":"a"},"to":{"city":"b"},"by":{"name":"c"}}""")]
    [InlineData("""{"id":1,"to":2,"at":3,"n":4,"weight":5}""")]
    [InlineData("""{"First Name":"a","Last Name":"b","Home City":"c"}""", 3)]
    [InlineData("""{"x1":1,"y1":2,"x2":3,"y2":4}""")]
    public void Other_names_are_those_of_a_class(string json, int objects = 1)
    {
        string code = Written.From($"{{\"a\":[{string.Join(',', Enumerable.Repeat(json, objects))}]}}");

        Assert.Equal("required List<AItem>", Written.Member(code, "A"));
    }

    [Fact]
    public void Names_that_differ_from_object_to_object_are_seen_on_all_levels()
    {
        // As in CLDR: countries with languages, each with a few members of its own.
        IEnumerable<string> countries = Enumerable.Range(0, 40).Select(i =>
        {
            string name = $"{(char)('A' + (i % 26))}{(char)('A' + (i / 26))}";
            string languages = $$$"""{"l{{{i % 7}}}x":{"percent":"1"},"l{{{i}}}y":{"percent":"2","status":"z"}}""";
            return $"  \"{name}\":{{\"gdp\":\"{i}\",\"languages\":{languages}}}";
        });
        string json = $"{{\"info\":{{{string.Join(',', countries)}}}}}";

        string code = Written.From(json);

        Assert.Equal("required Dictionary<string, InfoItem>", Written.Member(code, "Info"));
        Assert.Equal("required Dictionary<string, LanguagesItem>", Written.Member(code, "Languages"));
        Written.ReadWhole(code, json);
    }
}
