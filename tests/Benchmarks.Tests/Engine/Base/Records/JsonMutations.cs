namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// Makes JSON with one fault. Every property, and the first item of every list, is in turn removed, doubled, or replaced by a wrong value.
internal static class JsonMutations
{
    private const string Mark = "the place of what is wrong";

    private static readonly string[] Replacements =
    [
        "null", "true", "0", "-1", "1.5", "2147483647", "-2147483648", "9223372036854775807", "99999999999999999999", "1e999", "-1e999",
        "1e-320", "\"x\"", "\"\"", "\"\\ud800\"", "\"\\u0000\"", "\"encode, decode\"", "\"0001-01-01T00:00:00+14:00\"",
        "\"9999-12-31T23:59:59-14:00\"", "[]", "[null]", "[[]]", "{}", "{\"\\ud800\": 1}", "{\"a\": null}",
        new string('[', 2000) + new string(']', 2000),
    ];

    public static IEnumerable<(string What, string Json)> Of(string json)
    {
        yield return ("nothing but null", "null");
        yield return ("depth", new string('[', 100_000));
        yield return ("a key that is half a pair", "{\"\\ud800\": 1, " + json.TrimStart()[1..]);
        int count = Places(JsonNode.Parse(json)!).Count();
        for (int place = 0; place < count; place++)
        {
            JsonNode lacking = JsonNode.Parse(json)!;
            JsonNode lost = Places(lacking).ElementAt(place);
            string path = lost.GetPath();
            Remove(lost);
            yield return ($"{path} lost", lacking.ToJsonString());

            JsonNode marked = JsonNode.Parse(json)!;
            JsonNode old = Places(marked).ElementAt(place);
            string before = old.ToJsonString();
            old.ReplaceWith(Mark);
            string text = marked.ToJsonString();
            foreach (string replacement in Replacements)
            {
                yield return ($"{path} = {replacement[..Math.Min(40, replacement.Length)]}", text.Replace($"\"{Mark}\"", replacement));
            }

            if (path.EndsWith(']'))
            {
                yield return ($"{path} twice", text.Replace($"\"{Mark}\"", $"{before}, {before}"));
            }
        }
    }

    // JSON with every number replaced by another one.
    public static IEnumerable<(string What, string Json)> OfAllNumbers(string json)
    {
        foreach (string number in new[] { "0", "-1", "2147483647", "9223372036854775807", "1e308" })
        {
            JsonNode marked = JsonNode.Parse(json)!;
            foreach (JsonNode node in Places(marked, int.MaxValue).Where(node => node.GetValueKind() == JsonValueKind.Number).ToArray())
            {
                node.ReplaceWith(Mark);
            }

            yield return ($"all numbers {number}", marked.ToJsonString().Replace($"\"{Mark}\"", number));
        }
    }

    // The root is left out, because it has no place. Items of a list are alike, so one stands for all unless the caller asks for more.
    private static IEnumerable<JsonNode> Places(JsonNode node, int items = 1)
    {
        IEnumerable<JsonNode?> children = node switch
        {
            JsonObject members => members.Select(member => member.Value),
            JsonArray list => list.Take(items),
            _ => [],
        };
        return children.OfType<JsonNode>().SelectMany(child => Places(child, items).Prepend(child));
    }

    private static void Remove(JsonNode node)
    {
        if (node.Parent is JsonObject members)
        {
            members.Remove(node.GetPropertyName());
        }
        else
        {
            node.Parent!.AsArray().Remove(node);
        }
    }
}
