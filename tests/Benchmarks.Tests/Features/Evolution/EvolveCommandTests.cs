namespace SerBench.Benchmarks.Tests.Features.Evolution;

// What evolve needs of libraries and sources, and what records find in its result.
public sealed class EvolveCommandTests : WithFolder
{
    [Fact]
    public void A_matrix_is_written_and_shown_in_a_report()
    {
        string file = _folder.File("evolve.json");
        _folder.Write("run.json", SampleRecords.Quick);

        ProgramRun.Of("evolve", "--serializer", "dense/compiled", "--model", "simple", "--save", file);

        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", _folder.Path, "--evolve", file).ExitCode);
        string report = _folder.ReadText("details.md");
        Assert.Contains("## Changing a type", report);
        Assert.Matches(@"\| dense/compiled +\| \d+ +\| \d+ +\| \d+ +\| \d+ +\| never +\|", report);
        Assert.Equal("SimpleObject", _folder.ReadRun().Evolution!.Type);
    }

    // Avro finds a class by the name in its schema, and all versions stand in one process.
    [PeerFact("Apache.Avro")]
    public void A_library_finds_the_class_of_each_version()
    {
        ProgramRun run = ProgramRun.Of("evolve", "--serializer", "Apache.Avro", "--model", "simple");

        Assert.DoesNotContain("do not come back", run.Output);
        Assert.Matches(@"peer/Apache\.Avro .* of 1\d", run.Output);
    }

    [Fact]
    public void A_source_that_cannot_be_compiled_is_named() => Assert.Contains(
        "new.cs(1,5) cannot be compiled",
        ProgramRun.Of(
            "evolve", "--versions", _folder.Write("old.cs", "public class A { public int X; }"), _folder.Write("new.cs", "no C#")).Refusal);

    [Fact]
    public void Rows_serve_all_accesses_of_a_format_and_all_rows_of_a_library()
    {
        var record = new EvolutionRecord(
            null, "T", [], [Row("dense/reflection", "right"), Row("peer/Fory", "wrong"), Row("peer/Fory:default", "right")]);

        Assert.Equal("dense/reflection", record.Find("dense/generated")!.Serializer);
        Assert.Equal("peer/Fory", record.Find("peer/Fory:trusted")!.Serializer);
        Assert.Equal("peer/Fory:default", record.Find("peer/Fory:default")!.Serializer);
        Assert.Null(record.Find("fixed/generated"));
        Assert.False(record.Find("peer/Fory")!.IsNeverMisread);
    }

    // The explorer has a chip for it, and none for a record without it.
    [Fact]
    public void The_page_knows_which_rows_are_never_misread()
    {
        string serializer = SampleRecords.Quick.Cells
            .First(cell => cell.Serializer.StartsWith("ignite-raw/", StringComparison.Ordinal)).Serializer;
        RunRecord tried = SampleRecords.Quick with
        {
            Evolution = new EvolutionRecord(null, "T", [new("swap", "swap")], [Row(serializer, "wrong")]),
        };

        Assert.Contains("\"changed\":\"may be misread\"", WrittenReports.Html(tried));
        Assert.DoesNotContain("\"changed\":", WrittenReports.Html(SampleRecords.Quick));
    }

    private static EvolutionRow Row(string serializer, string outcome) =>
        new(serializer, false, [new EvolutionCell("swap", "root", outcome, outcome)], null, null, null);
}
