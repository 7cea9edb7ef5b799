namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The physical memory of this process: the present amount and, on Linux alone, the peak since a given moment.</summary>
internal static class ProcessMemory
{
    private const string Status = "/proc/self/status";
    private const string Forget = "/proc/self/clear_refs";

    // Written to clear_refs, this resets the peak.
    private const string ThePeak = "5";

    /// <summary>Resets the peak. Returns the present memory in bytes; null if the system does not report it.</summary>
    public static long? Begin()
    {
        try
        {
            File.WriteAllText(Forget, ThePeak);
            return Read("VmRSS:");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    public static long? Peak() => File.Exists(Status) ? Read("VmHWM:") : null;

    // Not every system that has the file has every line.
    private static long? Read(string name) =>
        File.ReadLines(Status).FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal)) is { } line
            ? 1024 * long.Parse(line[name.Length..^"kB".Length])
            : null;
}
