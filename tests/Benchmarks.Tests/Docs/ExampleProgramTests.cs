using System.ComponentModel;
using System.Diagnostics;

namespace SerBench.Benchmarks.Tests.Docs;

// The programs of docs/reports.md read a record, and the step of the workflow that gathers records makes a page. Each runs where its
// program is installed.
public sealed class ExampleProgramTests : WithFolder
{
    [Theory]
    [InlineData("python", "python3")]
    [InlineData("js", "node")]
    public void A_record_is_read_in_another_language(string language, string program)
    {
        string page = Clone.Read("docs/reports.md");
        string code = page.Split($"```{language}\n")[1].Split("```")[0];
        _folder.Write("example", code);
        _folder.Write(RunRecordFile.Name, SampleRecords.Quick);

        string output = Run(program, "example", RunRecordFile.Name);

        Assert.Contains($"{SampleRecords.Fast} person article encode 100", output);
        Assert.Equal(SampleRecords.Quick.Timings.Count(timing => timing.Launches.Count > 0), output.TrimEnd().Split('\n').Length);
    }

    [Fact]
    public void Gathered_records_become_a_page()
    {
        string step = File.ReadLines(Clone.At("samples/Workflows/machines.yml"))
            .Single(line => line.Contains(" report runs/", StringComparison.Ordinal))
            .Split("- run: ")[1];
        foreach (string machine in new[] { "run-a", "run-b" })
        {
            Directory.CreateDirectory(_folder.File($"runs/{machine}"));
            RunRecordFile.Write(_folder.File($"runs/{machine}/run.json"), SampleRecords.Quick);
        }

        Run("bash", "-euc", step.Replace(".tool/serbench", $"dotnet exec '{OwnProgram.FileOf(".dll")}'"));

        Assert.Contains("Several runs", _folder.ReadText("page/report.html"));
    }

    private string Run(string program, params string[] arguments)
    {
        try
        {
            var start = new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, WorkingDirectory = _folder.Path };
            using Process process = Process.Start(start)!;
            string output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            Assert.Equal(0, process.ExitCode);
            return output;
        }
        catch (Win32Exception)
        {
            Assert.Skip($"{program} is not installed");
            throw;
        }
    }
}
