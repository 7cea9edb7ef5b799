using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Results;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Results;

namespace SerBench.Benchmarks.Tests.Commands;

public sealed class ReportCommandTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private string RunFile => _folder.File(RunRecordFile.Name);

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Reports_go_beside_the_record()
    {
        RunRecordFile.Write(RunFile, Records.Quick);

        Assert.Equal(0, ProgramRun.Of("report", RunFile).ExitCode);

        AssertAllReports(_folder.Path);
    }

    [Fact]
    public void Or_into_another_folder_and_the_folder_of_a_run_names_its_record()
    {
        RunRecordFile.Write(RunFile, Records.Quick);

        ProgramRun run = ProgramRun.Of("report", _folder.Path, "--out", _folder.File("elsewhere"));

        Assert.Equal(0, run.ExitCode);
        AssertAllReports(_folder.File("elsewhere"));
        Assert.Equal([RunFile], Directory.GetFiles(_folder.Path));
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
        File.WriteAllText(_folder.File("report.md"), "precious");

        ProgramRun run = ProgramRun.Of("report", RunFile);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains(reason, run.Error);
        Assert.Single(run.Error.TrimEnd().Split('\n'));
        Assert.Equal("precious", File.ReadAllText(_folder.File("report.md")));
        Assert.Equal(2, Directory.GetFiles(_folder.Path).Length);
    }

    [Fact]
    public void A_folder_that_cannot_be_is_explained()
    {
        RunRecordFile.Write(RunFile, Records.Quick);

        ProgramRun run = ProgramRun.Of("report", RunFile, "--out", Path.Combine(RunFile, "below"));

        Assert.Equal(2, run.ExitCode);
        Assert.StartsWith("Reports cannot go to", run.Error);
    }

    private static void AssertAllReports(string folder)
    {
        foreach (ReportFile report in ReportFile.RenderAll(Records.Quick))
        {
            Assert.Equal(report.Text, File.ReadAllText(Path.Combine(folder, report.Name)));
        }
    }
}
