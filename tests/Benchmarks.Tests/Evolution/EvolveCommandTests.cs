using System.Text.Json;
using SerBench.Benchmarks.Evolution;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Results;

namespace SerBench.Benchmarks.Tests.Evolution;

/// <summary>The command, its file, and what the reports show of it.</summary>
public sealed class EvolveCommandTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void A_matrix_is_printed_and_written_and_shown_in_a_report()
    {
        string file = _folder.File("evolve.json");

        ProgramRun run = ProgramRun.Of("evolve", "--serializer", "dense/compiled,peer/Newtonsoft.Json.Bson", "--model", "simple", "--json", file);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("add at the end", run.Output);
        Assert.Contains("peer/Newtonsoft.Json.Bson: unknown members are ignored", run.Output);
        using JsonDocument written = JsonDocument.Parse(File.ReadAllText(file));
        Assert.Equal("SimpleObject", written.RootElement.GetProperty("type").GetString());

        RunRecordFile.Write(_folder.File("run.json"), SampleRecords.Quick);
        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", _folder.Path, "--evolve", file).ExitCode);
        Assert.Contains("## Changing a type", File.ReadAllText(_folder.File("report.md")));
        Assert.Equal("SimpleObject", RunRecordFile.Read(_folder.File("run.json")).Evolution!.Type);
    }

    [Theory]
    [InlineData("There is no serializer 'dense/compilde'", "--serializer", "dense/compilde")]
    [InlineData("There is no model 'persno'", "--model", "persno")]
    public void What_is_not_there_is_one_sentence(string expected, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(["evolve", .. arguments]);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains(expected, Assert.Single(run.Error.TrimEnd().Split('\n')));
    }

    [Theory]
    [InlineData("null")]
    [InlineData("{}")]
    [InlineData("""{"commit":null,"type":"T","changes":[],"rows":[]}""")]
    [InlineData("""{"commit":null,"type":"T","changes":[],"rows":[{"serializer":"a","isPinned":false,"cells":[{"change":"x","place":"root","backward":"right","forward":"right"}],"reason":null,"promise":null,"source":null}]}""")]
    public void A_file_of_something_else_is_refused(string text)
    {
        File.WriteAllText(_folder.File("evolve.json"), text);
        RunRecordFile.Write(_folder.File("run.json"), SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("report", _folder.Path, "--evolve", _folder.File("evolve.json"));

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Single(run.Error.TrimEnd().Split('\n'));
    }

    [Fact]
    public void Rows_serve_all_accesses_of_a_format_and_all_rows_of_a_library()
    {
        var record = new EvolutionRecord(null, "T", [], [Row("dense/reflection", "right"), Row("peer/Fory", "wrong"), Row("peer/Fory:default", "right")]);

        Assert.Equal("dense/reflection", record.Find("dense/generated")!.Serializer);
        Assert.Equal("peer/Fory", record.Find("peer/Fory:trusted")!.Serializer);
        Assert.Equal("peer/Fory:default", record.Find("peer/Fory:default")!.Serializer);
        Assert.Null(record.Find("fixed/generated"));
        Assert.False(record.Find("peer/Fory")!.IsNeverMisread);
    }

    /// <summary>The explorer has a chip for it, and none for a record without it.</summary>
    [Fact]
    public void The_page_knows_which_rows_are_never_misread()
    {
        string serializer = SampleRecords.Quick.Cells.First(cell => cell.Serializer.StartsWith("ignite-raw/", StringComparison.Ordinal)).Serializer;
        RunRecord tried = SampleRecords.Quick with { Evolution = new EvolutionRecord(null, "T", [new("swap", "swap")], [Row(serializer, "wrong")]) };

        Assert.Contains("\"changed\":\"may be misread\"", HtmlReport.Render(tried));
        Assert.DoesNotContain("\"changed\":", HtmlReport.Render(SampleRecords.Quick));
    }

    private static EvolutionRow Row(string serializer, string outcome) => new(serializer, false, [new EvolutionCell("swap", "root", outcome, outcome)], null, null, null);
}
