using SerBench.Benchmarks.Tests.Transcripts;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// No part of a user's data is lost silently: a member that did not reach the object is refused with its place.
public sealed class UnreadMembersTests : WithFolder
{
    [Fact]
    public void Documents_become_what_was_accepted()
    {
        Assembly wild = WildTypes.CompileTo(_folder);

        AcceptedText.AssertIs("Engine/Outside/OwnTypes/unread-members.txt", accepted => string.Join('\n', accepted.Split('\n')
            .Where(line => !line.StartsWith("  ", StringComparison.Ordinal))
            .Select(line => line.Split(": ", 2) is [var type, ['{' or '[' or '^', ..] json]
                ? $"{line}\n  {Say(wild.GetType(type)!, Encoding.UTF8.GetBytes(json.Replace('|', '\n').Replace('^', '\uFEFF')))}"
                : line)));
    }

    [Theory]
    [InlineData("2024-03-31T02:30:00Z")]
    [InlineData("2024-03-31T02:30:00+00:00")]
    [InlineData("2024-03-31T02:30:00\\u002B00:00")]
    [InlineData("2024-03-31T02:30-00")]
    [InlineData("0001-01-01T00:00:00+00:00")]
    [InlineData("9999-12-31T23:59:59.999999999+00:00")]
    public void A_time_in_utc_is_the_same_in_every_zone(string text)
    {
        string json = $$$"""{"Days":["{{{text}}}"],"Times":{"{{{text}}}":1}}""";

        Open open = OwnJson.Read<Open>(new JsonRecord(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1), "data.json");

        DateTime day = open.Days.Single();
        Assert.Equal((day, DateTimeKind.Utc), (open.Times.Keys.Single(), day.Kind));
        Assert.Equal(DateTimeKind.Utc, open.Times.Keys.Single().Kind);
        Assert.StartsWith(text[..16], day.ToString("O"));
    }

    [Theory]
    [InlineData("{\"Element\":", "}", 1100)]
    [InlineData("{\"Element\":[", "]}", 600)]
    [InlineData("{\"Element\":", "}", 1_000_000)]
    public void Depth_has_a_limit(string open, string close, int depth)
    {
        string json = string.Concat(Enumerable.Repeat(open, depth)) + "1" + string.Concat(Enumerable.Repeat(close, depth));

        Assert.StartsWith("'data.json': record 1 ", Say(typeof(Open), Encoding.UTF8.GetBytes(json)));
    }

    [Fact]
    public void Bytes_that_are_no_text_are_refused() =>
        Assert.Contains("is no UTF-8", Say(typeof(Open), [.. "{\"Element\":\"a"u8, 0xFF, .. "\"}"u8]));

    private string Say(Type type, byte[] json)
    {
        string file = _folder.File("data.json");
        File.WriteAllBytes(file, json);
        return Answer(() => GenericMethod.Invoke<UnreadMembersTests>(nameof(Take), type, file));
    }

    // What the user is told, or what the objects hold, as JSON if they have it.
    private static string Take<T>(string file)
    {
        var model = (IOwnModel<T>)OwnModelFactory.Create(typeof(T), new JsonFiles([file]), new OwnTypeOptions(Seed: 1, Count: 8));
        string? told = model.Notes.FirstOrDefault(note => note.StartsWith("The type rounds", StringComparison.Ordinal));
        T value = model.Create(model.Scenarios[0], 1, 1)[0];
        string written = Answer(() => JsonSerializer.Serialize(JsonSerializer.Deserialize<JsonElement>(model.WriteJson(value))));
        return told ?? (written[0] == '{' ? $"taken: {written}" : "taken");
    }

    private static string Answer(Func<object?> ask)
    {
        try
        {
            return (string)ask()!;
        }
        catch (UsageException refused)
        {
            return refused.Message;
        }
    }

    private sealed class Open
    {
        public List<DateTime> Days { get; set; } = [];

        public Dictionary<DateTime, int> Times { get; set; } = [];

        public JsonElement Element { get; set; }
    }
}
