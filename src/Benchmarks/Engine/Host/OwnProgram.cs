namespace SerBench.Benchmarks.Engine.Host;

/// <summary>Starts this program once more, with the host that runs it now: the host in the path may have another version.</summary>
internal static class OwnProgram
{
    private const string Host = "dotnet";

    private static readonly string Assembly = typeof(OwnProgram).Assembly.Location;

    /// <summary>The files of all assemblies that this process can load by name: its own and those of the runtime.</summary>
    public static string[] Assemblies => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator);

    public static string Name => Path.GetFileName(Assembly);

    /// <summary>Lowers the collector's memory limit for this process, in bytes. A process that already uses more keeps its limit.</summary>
    public static void LimitMemory(ulong most)
    {
        if (Environment.WorkingSet < (long)most && (long)most < GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            AppContext.SetData("GCHeapHardLimit", most);
            GC.RefreshMemoryLimit();
        }
    }

    /// <summary>Start information for this program with some arguments. The new process ends with this one.</summary>
    public static ProcessStartInfo With(params IEnumerable<string> arguments) => Other(Assembly, arguments);

    /// <summary>Start information for another build of this program.</summary>
    public static ProcessStartInfo Other(string assembly, IEnumerable<string> arguments)
    {
        Lifeline.Hold();
        string running = Environment.ProcessPath ?? Host;
        string name = OperatingSystem.IsWindows() ? Path.GetFileNameWithoutExtension(running) : Path.GetFileName(running);
        return assembly == Assembly && name == Path.GetFileNameWithoutExtension(Assembly)
            ? new ProcessStartInfo(running, arguments)
            : new ProcessStartInfo(name == Host ? running : Host, ["exec", assembly, .. arguments]);
    }

    /// <summary>Like <see cref="With"/>, but this process reads the output.</summary>
    public static ProcessStartInfo Read(params IEnumerable<string> arguments)
    {
        ProcessStartInfo start = With(arguments);
        (start.RedirectStandardOutput, start.RedirectStandardError) = (true, true);

        // Foreign code may crash there, so no dump is written.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        return start;
    }
}
