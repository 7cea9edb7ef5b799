using System.IO.Compression;
using SerBench.Benchmarks.Tests.Features.Attacks;

namespace SerBench.Benchmarks.Tests.Commands;

public sealed class ReportCommandTests : WithFolder
{
    private string RunFile => _folder.File(RunRecordFile.Name);

    [Fact]
    public void Reports_go_beside_the_record()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);

        Assert.Equal(0, ProgramRun.Of("report", RunFile).ExitCode);
        AssertAllReports(_folder.Path);
    }

    [Fact]
    public void Or_into_another_folder_and_the_folder_of_a_run_names_its_record()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("report", _folder.Path, "--out", _folder.File("elsewhere"));

        Assert.Equal(0, run.ExitCode);
        AssertAllReports(_folder.File("elsewhere"));
        Assert.Equal([RunFile], Directory.GetFiles(_folder.Path));
    }

    [Fact]
    public void The_page_has_further_runs()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        string other = _folder.Write(
            "other.json", SampleRecords.Quick with { Profile = SampleRecords.Quick.Profile with { Name = "full" } });

        Assert.Equal(0, ProgramRun.Of("report", RunFile, other).ExitCode);

        Assert.Contains("\"full run of 2026-03-04 05:06 on A processor", _folder.ReadText("report.html"));
        Assert.StartsWith("# SerBench, quick run", _folder.ReadText("report.md"));
    }

    [Fact]
    public void Of_several_runs_those_that_cannot_be_read_are_a_sentence_each()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        string packed = _folder.File("run.json.gz");
        using (var stream = new GZipStream(File.Create(packed), CompressionLevel.Fastest))
        {
            stream.Write(File.ReadAllBytes(RunFile));
        }

        File.WriteAllText(RunFile, "{");
        string newer = _folder.Write("newer.json", "{\"schema\": \"serbench.run\", \"version\": 99}");
        string[] bad = [RunFile, newer, _folder.File("cut.json.gz"), _folder.File("none.json")];
        File.WriteAllBytes(bad[2], File.ReadAllBytes(packed)[..200]);

        ProgramRun run = ProgramRun.Of(["report", .. bad[..2], packed, .. bad[2..], "--out", _folder.File("page")]);
        ProgramRun none = ProgramRun.Of(["report", .. bad, "--out", _folder.File("page")]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.All(bad, file => Assert.Single(run.Error.Split('\n'), line => line.Contains(file, StringComparison.Ordinal)));
        Assert.StartsWith("# SerBench, quick run", _folder.ReadText("page/report.md"));
        Assert.Contains("None of the runs can be read.", none.Error);
    }

    [Theory]
    [InlineData("", "is damaged")]
    [InlineData("{\"schema\": \"serbench.run\", \"version\": 1", "is damaged")]
    [InlineData("{\"schema\": \"serbench.run\", \"version\": 1}", "is damaged")]
    [InlineData("{\"schema\": \"serbench.run\", \"version\": 99}", "use a newer one")]
    [InlineData("{\"title\": \"a package\"}", "is not the record of a run")]
    [InlineData("MZ\0\u0003", "is damaged")]
    public void What_is_no_record_leaves_the_reports_alone(string text, string reason)
    {
        File.WriteAllText(RunFile, text);
        _folder.Write("report.md", "precious");

        ProgramRun run = ProgramRun.Of("report", RunFile);

        Assert.Contains(reason, run.Refusal);
        Assert.Equal("precious", _folder.ReadText("report.md"));
        Assert.Equal(2, Directory.GetFiles(_folder.Path).Length);
    }

    [Fact]
    public void Scores_of_an_attack_are_shown_from_their_file_or_its_folder()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        string scores = _folder.Write("attack.json", JsonText.Of(new[] { Scores.Of(SampleRecords.Fast, "person", wrongExceptions: 3) }));

        foreach (string named in new[] { scores, _folder.Path })
        {
            Assert.Equal(0, ProgramRun.Of("report", RunFile, "--attack", named, "--out", _folder.File("shown")).ExitCode);

            Assert.Contains("3 (0.30 %)", _folder.ReadText("shown/details.md"));
            Assert.Equal(3, Assert.Single(_folder.ReadRun("shown/run.json").Attack!.Scores).WrongExceptions);
        }
    }

    [Theory]
    [InlineData("", "is not the score of an attack, or damaged")]
    [InlineData("[", "is not the score of an attack, or damaged")]
    [InlineData("[]", "has no score of an attack in it")]
    [InlineData("null", "is null instead of the score of an attack")]
    [InlineData("[null]", "has an empty entry")]
    [InlineData("{\"title\": \"a package\"}", "is not the score of an attack, or damaged")]
    [InlineData(
        "[{\"serializer\": \"dense/compiled\", \"model\": \"person\", \"inputs\": 7}]", "is not the score of an attack, or damaged")]
    public void What_is_no_score_leaves_the_reports_alone(string text, string reason)
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        _folder.Write("attack.json", text);

        ProgramRun run = ProgramRun.Of("report", RunFile, "--attack", _folder.Path);

        Assert.Contains(reason, run.Refusal);
        Assert.Equal(2, Directory.GetFiles(_folder.Path).Length);
    }

    [Fact]
    public void Scores_of_other_serializers_and_a_missing_file_are_explained()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        _folder.Write("attack.json", JsonText.Of(new[] { Scores.Of("peer/Wild", "person") }));

        Assert.Contains(
            "has no score of a serializer and model of this run.",
            ProgramRun.Of("report", RunFile, "--attack", _folder.Path).Error);
        Assert.Contains("cannot be read", ProgramRun.Of("report", RunFile, "--attack", _folder.File("nowhere.json")).Error);
    }

    private static void AssertAllReports(string folder)
    {
        foreach (ReportFile report in WrittenReports.Files(SampleRecords.Quick))
        {
            Assert.Equal(report.Text, File.ReadAllText(Path.Combine(folder, report.Name)));
        }
    }
}
