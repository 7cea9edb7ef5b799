namespace SerBench.Engine.Host;

// New processes use the running host, because `dotnet` in the PATH may have another version.
internal static class OwnProgram
{
    private const string Host = "dotnet";

    private static readonly string Assembly =
        Path.Combine(Path.GetDirectoryName(typeof(OwnProgram).Assembly.Location)!, "SerBench.Benchmarks.dll");

    public static string[] Assemblies => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator);

    public static string Name => Path.GetFileName(Assembly);

    public static string FileOf(string extension) => Path.ChangeExtension(Assembly, extension);

    public static void LimitMemory(ulong most)
    {
        if (Environment.WorkingSet < (long)most && (long)most < GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            AppContext.SetData("GCHeapHardLimit", most);
            GC.RefreshMemoryLimit();
        }
    }

    // The new process ends when this process ends.
    public static ProcessStartInfo With(params IEnumerable<string> arguments) => Other(Assembly, arguments);

    public static ProcessStartInfo Other(string assembly, IEnumerable<string> arguments)
    {
        Lifeline.Hold();
        string running = Environment.ProcessPath ?? Host;
        string name = OperatingSystem.IsWindows() ? Path.GetFileNameWithoutExtension(running) : Path.GetFileName(running);
        ProcessStartInfo start = assembly == Assembly && name == Path.GetFileNameWithoutExtension(Assembly)
            ? new ProcessStartInfo(running, arguments)
            : new ProcessStartInfo(name == Host ? running : Host, ["exec", assembly, .. arguments]);
        start.Environment[CompilerDelay.Variable] = CompilerDelay.Short;
        return start;
    }

    public static ProcessStartInfo Read(params IEnumerable<string> arguments)
    {
        ProcessStartInfo start = With(arguments);
        (start.RedirectStandardOutput, start.RedirectStandardError) = (true, true);

        // Foreign code may crash the new process, so no dump of it is written.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        return start;
    }
}
