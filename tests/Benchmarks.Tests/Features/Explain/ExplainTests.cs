using SerBench.Benchmarks.Features.Explain;

namespace SerBench.Benchmarks.Tests.Features.Explain;

public sealed class ExplainTests : WithFolder
{
    [Theory]
    [InlineData("ignite/handwritten", "car")]
    [InlineData("nrbf/compiled", "complex")]
    [InlineData("dense/compiled", "deep")]
    [InlineData("peer/Google.Protobuf", "simple")]
    public void Json_parts_lie_side_by_side_and_their_bytes_are_the_message(string serializer, string model)
    {
        string file = _folder.File("message.bin");
        string scenario = ModelCatalog.BuiltIn.Find(model)!.Scenarios[0].Name;
        ProgramRun.Of("encode", "--serializer", serializer, "--model", model, "--scenario", scenario, "--save", file);

        JsonElement explained = Json(Run("--serializer", serializer, "--model", model, "--json"));

        int next = 0;
        foreach (JsonElement part in explained.GetProperty("parts").EnumerateArray())
        {
            Assert.Equal(next, part.NumberOf("offset"));
            next += part.NumberOf("length");
            Assert.NotEqual("", part.TextOf("name"));
            Assert.Matches("^[a-z-]+$", part.TextOf("kind"));
            Assert.True(part.TryGetProperty("value", out _));
        }

        byte[] message = File.ReadAllBytes(file);
        string hex = string.Concat(explained.GetProperty("parts").EnumerateArray().Select(part => part.TextOf("hex")));
        Assert.Equal(Convert.ToHexStringLower(message), hex);
        Assert.Equal(message.Length, next);
        Assert.Equal(message.Length, explained.NumberOf("size"));
        Assert.Equal(message.Length, explained.GetProperty("totals").EnumerateArray().Sum(total => total.NumberOf("bytes")));
    }

    [Fact]
    public void A_file_is_explained_like_the_scenario_it_was_made_from()
    {
        string file = _folder.File("person.bin");
        ProgramRun.Of("encode", "--serializer", "ignite/compiled", "--model", "person", "--scenario", "article", "--save", file);

        JsonElement fromFile = Json(Run("--serializer", "ignite/compiled", "--model", "person", "--in", file, "--json"));
        JsonElement fromScenario = Json(Run("--serializer", "ignite/compiled", "--model", "person", "--scenario", "article", "--json"));

        Assert.Equal(fromScenario.GetProperty("parts").GetRawText(), fromFile.GetProperty("parts").GetRawText());
    }

    [Fact]
    public void Reports_get_totals_of_every_cell_that_explains_itself()
    {
        IModel person = ModelCatalog.BuiltIn.Find("person")!;
        Anatomy? Of(string serializer) =>
            CellAnatomy.Of(new Cell(Catalog.BuiltIn.Find(serializer)!, person, person.Scenarios[0]), Catalog.BuiltIn);

        AnatomySummary summary = Of("ignite-raw/compiled")!.Summary;

        Assert.Equal(1067, summary.Size);
        Assert.Equal(4, summary.BytesOf(PartKind.Checksum));
        Assert.Null(Of("payload"));
    }

    [Fact]
    public void A_run_keeps_the_totals_of_its_cells()
    {
        ProgramRun run = ProgramRun.Of("run", "--serializer", "dense/compiled", "--model", "person", "--out", _folder.Path);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        JsonElement record = JsonDocument.Parse(_folder.ReadText("run.json")).RootElement;
        JsonElement cell = record.GetProperty("cells").EnumerateArray().Single(cell => cell.TextOf("serializer") == "dense/compiled");
        Assert.Equal(1038, cell.GetProperty("anatomy").EnumerateArray().Sum(total => total.NumberOf("bytes")));
    }

    private static JsonElement Json(ProgramRun run)
    {
        Assert.Equal("", run.Error);
        return run.Json();
    }

    private static ProgramRun Run(params string[] arguments) => ProgramRun.Of(["explain", .. arguments]);
}
