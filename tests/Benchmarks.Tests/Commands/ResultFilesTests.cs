namespace SerBench.Benchmarks.Tests.Commands;

// A result that cannot be written is refused before the work, in every command.
public sealed class ResultFilesTests : WithFolder
{
    [Theory]
    [InlineData("sizes --model simple --serializer dense/compiled --save")]
    [InlineData("encode --serializer dense/compiled --model simple --scenario s0 --save")]
    [InlineData("evolve --serializer dense/reflection --save")]
    [InlineData("memory --serializer dense/generated --model simple --save")]
    [InlineData("load --serializer dense/generated --model simple --save")]
    [InlineData("doctor --fair --serializer dense/generated --model simple --save")]
    [InlineData("tree --nodes 300 --gc default --save")]
    [InlineData("--model simple --out")]
    [InlineData("ladder --model simple --out")]
    [InlineData("attack --serializer dense/compiled --model simple --out")]
    [InlineData("report RUN --out")]
    [InlineData("advise OLD --out")]
    public void It_is_refused_at_once(string command)
    {
        _folder.Write(RunRecordFile.Name, SampleRecords.Quick);
        string below = Path.Combine(_folder.File(RunRecordFile.Name), "below.svg");

        string words = command.Replace("RUN", _folder.Path).Replace("OLD", Clone.At("samples/OldShop"));
        ProgramRun run = ProgramRun.Of([.. words.Split(' '), below]);

        Assert.Contains(below, run.Refusal);
        Assert.Equal("", run.Output);
    }

    [Fact]
    public void A_folder_is_no_file() =>
        Assert.Equal(
            $"'{_folder.Path}' cannot be written: it is a folder.",
            ProgramRun.Of("sizes", "--model", "simple", "--save", _folder.Path).Refusal);

    [Fact]
    public void Every_command_with_a_result_prints_it_as_JSON()
    {
        _folder.Write(RunRecordFile.Name, SampleRecords.Quick);
        string message = _folder.File("message");

        JsonElement encoded = Json("encode", "--serializer", "dense/compiled", "--model", "simple", "--scenario", "s0", "--save", message);
        Assert.Equal(File.ReadAllBytes(message).Length, encoded.NumberOf("bytes"));
        JsonElement decoded = Json("decode", "--serializer", "dense/compiled", "--model", "simple", "--in", message);
        Assert.NotEqual(JsonValueKind.Undefined, decoded.ValueKind);
        JsonElement report = Json("report", _folder.Path, "--reads", "3", "--writes", "2");
        Assert.Equal(1.5, report.GetProperty("question").GetProperty("reads").GetDouble());
        Assert.NotEmpty(Json("advise", Clone.At("samples/OldShop")).GetProperty("types").EnumerateArray());
    }

    private static JsonElement Json(params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of([.. arguments, "--json"]);
        Assert.Equal(ExitCode.Done, run.ExitCode);
        return run.Json();
    }
}
