namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The physical memory of this process: what it has, and the most that it had since a moment. Linux alone tells the
/// second.</summary>
internal static class ProcessMemory
{
    private const string Status = "/proc/self/status";
    private const string Forget = "/proc/self/clear_refs";

    // Written to the second file, it makes the peak begin again.
    private const string ThePeak = "5";

    /// <summary>Begins to watch the peak. Returns the memory that the process has now, in bytes; null where the system does not
    /// tell.</summary>
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
