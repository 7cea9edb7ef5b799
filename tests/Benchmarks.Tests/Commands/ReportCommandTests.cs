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

    [Fact]
    public void Scores_of_other_serializers_are_explained()
    {
        RunRecordFile.Write(RunFile, SampleRecords.Quick);
        _folder.Write("attack.json", JsonText.Of(new[] { Scores.Of("peer/Wild", "person") }));

        Assert.Contains(
            "has no score of a serializer and model of this run.",
            ProgramRun.Of("report", RunFile, "--attack", _folder.Path).Error);
    }

    private static void AssertAllReports(string folder)
    {
        foreach (ReportFile report in WrittenReports.Files(SampleRecords.Quick))
        {
            Assert.Equal(report.Text, File.ReadAllText(Path.Combine(folder, report.Name)));
        }
    }
}
