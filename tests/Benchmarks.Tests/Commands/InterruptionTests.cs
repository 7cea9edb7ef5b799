using System.Diagnostics;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Results;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>Ctrl-C during a real run, timed by BenchmarkDotNet in processes of its own.</summary>
public sealed class InterruptionTests
{
    [InterruptionFact]
    public void An_interrupted_run_keeps_what_it_has_measured()
    {
        using var folder = new TemporaryFolder();
        using Process program = Start("run", "--model", "person", "--format", "ignite,dense", "--op", "encode", "--out", folder.Path);

        var lines = new List<string>();
        while (program.StandardOutput.ReadLine() is { } line)
        {
            lines.Add(line);
            if (line.StartsWith("[ 1/", StringComparison.Ordinal))
            {
                using Process kill = Process.Start("kill", ["-INT", $"{program.Id}"]);
                kill.WaitForExit();
            }
        }

        program.WaitForExit();
        Assert.Contains(lines, line => line.StartsWith("Interrupted; rows missing: ", StringComparison.Ordinal));
        Assert.Equal(130, program.ExitCode);
        RunRecord record = RunRecordFile.Read(folder.File(RunRecordFile.Name));
        Assert.Equal(RunState.Interrupted, record.State);
        Assert.InRange(record.Timings.Count(timing => timing.HasSamples), 1, record.Plan.Count - 1);
        Assert.True(File.Exists(folder.File("report.md")));
    }

    // What is started in the background may inherit that the signal is to be ignored; env takes that back and then becomes the program.
    private static Process Start(params string[] arguments) =>
        Process.Start(new ProcessStartInfo("env", ["--default-signal=INT", "dotnet", "exec", typeof(CellBenchmark).Assembly.Location, .. arguments]) { RedirectStandardOutput = true })!;
}
