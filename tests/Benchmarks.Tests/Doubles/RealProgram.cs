using System.Diagnostics;
using SerBench.Benchmarks.Measure;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>The program in a process of its own, to which signals can be sent; Linux only.</summary>
internal sealed class RealProgram : IDisposable
{
    private readonly Process _process;

    // What is started in the background may inherit that a signal is to be ignored; env takes that back and then becomes the program.
    public RealProgram(params string[] arguments) => _process = Process.Start(
        new ProcessStartInfo("env", ["--default-signal=INT,TERM", "dotnet", "exec", typeof(CellBenchmark).Assembly.Location, .. arguments]) { RedirectStandardOutput = true })!;

    /// <summary>All that it prints, from its first line to its end; whoever looks at a line may send a signal.</summary>
    public IReadOnlyList<string> ReadLines(Action<string> look)
    {
        var lines = new List<string>();
        while (_process.StandardOutput.ReadLine() is { } line)
        {
            lines.Add(line);
            look(line);
        }

        return lines;
    }

    /// <param name="name">Such as INT.</param>
    public void Send(string name)
    {
        using Process kill = Process.Start("kill", [$"-{name}", $"{_process.Id}"]);
        kill.WaitForExit();
    }

    public int WaitForExit()
    {
        _process.WaitForExit();
        return _process.ExitCode;
    }

    /// <summary>Whether a process runs; one that has ended and that nobody has asked for its exit code does not.</summary>
    public static bool IsAlive(int id)
    {
        try
        {
            return File.ReadAllText($"/proc/{id}/stat").Split(") ")[^1][0] != 'Z';
        }
        catch (IOException)
        {
            return false;
        }
    }

    public void Dispose()
    {
        _process.Kill();
        _process.Dispose();
    }
}
