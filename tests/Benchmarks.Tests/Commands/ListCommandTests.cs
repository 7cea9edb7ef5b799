namespace SerBench.Benchmarks.Tests.Commands;

public class ListCommandTests
{
    [Fact]
    public void Json_names_serializers_with_traits_and_origin()
    {
        JsonElement.ArrayEnumerator serializers = Parse().GetProperty("serializers").EnumerateArray();

        JsonElement mode = serializers.Single(serializer => serializer.TextOf("id") == "ignite/accessors");
        Assert.Equal("Reflective", mode.TextOf("title"));
        Assert.Equal("grid", mode.TextOf("family"));
        Assert.Contains("random-access", mode.GetProperty("traits").EnumerateArray().Select(trait => trait.GetString()));
        Assert.Equal("SerBench.Formats", mode.GetProperty("library").TextOf("id"));
        Assert.Matches("^[0-9a-f]{64}$", mode.GetProperty("library").TextOf("sha256"));
    }

    [Fact]
    public void Json_names_every_model_with_its_scenarios()
    {
        JsonElement[] models = [.. Parse().GetProperty("models").EnumerateArray()];

        Assert.Equal(ModelCatalog.BuiltIn.Models.Select(model => model.Id), models.Select(model => model.TextOf("id")));
        Assert.All(models, model => Assert.NotEqual(0, model.GetProperty("scenarios").GetArrayLength()));
    }

    [Theory]
    [InlineData("list")]
    [InlineData("sizes", "--why", "--model", "person", "--format", "floor")]
    [InlineData("run", "--why", "--model", "person", "--format", "floor")]
    [InlineData("run", "--why", "--op", "article")]
    public void Every_library_of_others_is_present_with_its_hash_or_absent_with_a_reason(params string[] arguments)
    {
        using var folder = new TestFolder();
        ProgramRun run = ProgramRun.Of(arguments[0] == "run" ? [.. arguments, "--out", folder.Path] : arguments);
        string[] lines = run.Output.Split('\n', StringSplitOptions.TrimEntries);

        Assert.Contains(lines, line => Regex.IsMatch(line, @"^Present: Google\.Protobuf 3\.\d+\.\d+, SHA-256 [0-9a-f]{64}$"));
        foreach ((string key, string? value) in typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Where(attribute => attribute.Key.StartsWith("Peer:", StringComparison.Ordinal))
            .Select(attribute => (attribute.Key, attribute.Value)))
        {
            string[] parts = value!.Split('|');
            string setup = parts is ["present", _, _, { Length: > 0 } note] ? $" ({note})" : "";
            Assert.Contains(lines, line => parts[0] == "absent"
                ? line == $"Absent: {parts[1]} {parts[2]}: {parts[3]}"
                : line.StartsWith("Present: ", StringComparison.Ordinal) && line.Contains($" {parts[2]}{setup}, SHA-256 "));
            Assert.StartsWith("Peer:", key);
        }
    }

    [Fact]
    public void Compressors_are_named()
    {
        Assert.Contains("lz4", Parse().GetProperty("compressors").EnumerateArray().Select(compressor => compressor.TextOf("id")));
        Assert.Contains("any id followed by +lz4, +brotli, +deflate, ", ProgramRun.Of("list").Output);
    }

    [Fact]
    public void The_table_has_a_line_per_serializer()
    {
        ProgramRun run = ProgramRun.Of("list");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.All(ProgramRun.Catalog.Serializers, serializer => Assert.Contains(serializer.Id, run.Output));
    }

    private static JsonElement Parse() => ProgramRun.Of("list", "--json").Json();
}
