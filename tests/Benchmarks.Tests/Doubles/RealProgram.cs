namespace SerBench.Benchmarks.Tests.Doubles;

// The program in a process of its own, which can get signals; Linux only.
internal sealed class RealProgram : IDisposable
{
    private readonly Process _process;

    // A process in the background may inherit that a signal is ignored. The program env resets this and then becomes our program.
    public RealProgram(params string[] arguments) => _process = Process.Start(
        new ProcessStartInfo("env", ["--default-signal=INT,TERM", "dotnet", "exec", OwnProgram.FileOf(".dll"), .. arguments])
        {
            RedirectStandardOutput = true,
        })!;

    // The whole output. The caller sees each line and may then send a signal.
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

    // name: the name of a signal, such as INT.
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

    // Whether a process runs. A process that has ended but whose exit code nobody has read does not run.
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
