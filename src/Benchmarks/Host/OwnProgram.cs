using System.Diagnostics;

namespace SerBench.Benchmarks.Host;

/// <summary>This program, to be started once more by whatever runs it now: another host in the path may be of another version.</summary>
internal static class OwnProgram
{
    private const string Host = "dotnet";

    private static readonly string Assembly = typeof(OwnProgram).Assembly.Location;

    /// <summary>How it is started with some arguments; it ends with this process.</summary>
    public static ProcessStartInfo With(params IEnumerable<string> arguments)
    {
        Lifeline.Hold();
        string running = Environment.ProcessPath ?? Host;
        string name = OperatingSystem.IsWindows() ? Path.GetFileNameWithoutExtension(running) : Path.GetFileName(running);
        return name == Path.GetFileNameWithoutExtension(Assembly)
            ? new ProcessStartInfo(running, arguments)
            : new ProcessStartInfo(name == Host ? running : Host, ["exec", Assembly, .. arguments]);
    }

    /// <summary>As <see cref="With"/>, with what it prints to be read by this process.</summary>
    public static ProcessStartInfo Read(params IEnumerable<string> arguments)
    {
        ProcessStartInfo start = With(arguments);
        (start.RedirectStandardOutput, start.RedirectStandardError) = (true, true);
        return start;
    }
}
