namespace SerBench.Benchmarks.Tests.Commands;

public sealed class CompareCommandTests : WithFolder
{
    [Fact]
    public void A_run_with_itself_is_all_same()
    {
        string file = _folder.Write("a.json", SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("compare", file, file, "--fail-on", "size,alloc");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("All that both runs have are equal.", run.Output);
        Assert.Contains("Times of two runs are not compared", run.Output);
    }

    [Fact]
    public void Programs_get_json()
    {
        (string before, string after) = WriteBoth(Larger());

        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "size", "--json");

        Assert.Equal(3, run.ExitCode);
        JsonElement document = run.Json();
        Assert.Equal("serbench.compare", document.TextOf("schema"));
        Assert.Equal("size", document.GetProperty("changes")[0].TextOf("kind"));
        Assert.Equal("ignite-raw/compiled person/article takes 1068 bytes, 1 more", document.GetProperty("failures")[0].GetString());
    }

    [Fact]
    public void A_cell_that_became_larger_fails_when_asked_to()
    {
        (string before, string after) = WriteBoth(Larger());

        Assert.Equal(0, ProgramRun.Of("compare", before, after).ExitCode);
        ProgramRun run = ProgramRun.Of("compare", before, after, "--fail-on", "size");

        Assert.Equal(3, run.ExitCode);
        Assert.Contains("FAILED: ignite-raw/compiled person/article takes 1068 bytes, 1 more", run.Output);
    }

    [Fact]
    public void What_is_no_record_is_explained()
    {
        string file = _folder.Write("a.json", SampleRecords.Quick);

        Assert.Contains("is damaged", ProgramRun.Of("compare", file, _folder.Write("b.json", "[1, 2")).Refusal);
        Assert.Equal(2, ProgramRun.Of("compare", file).ExitCode);
        Assert.Equal(2, ProgramRun.Of("compare", file, file, "--fail-on", "luck").ExitCode);
    }

    private static RunRecord Larger() => SampleRecords.Quick.WithCells(cell =>
        cell.Id == SampleRecords.Row(SampleRecords.Fast, Serializers.Racing.Operation.Encode).Cell
            ? SampleRecords.Cell(SampleRecords.Fast, 1068)
            : cell);

    // The usual run, and another one.
    private (string Before, string After) WriteBoth(RunRecord after) =>
        (_folder.Write("a.json", SampleRecords.Quick), _folder.Write("b.json", after));
}
