namespace SerBench.Engine.Host;

internal static class ProcessMemory
{
    private const string Status = "/proc/self/status";
    private const string Forget = "/proc/self/clear_refs";

    // Writing this value to clear_refs resets the peak.
    private const string ThePeak = "5";

    // Resets the peak, and returns the bytes of memory now in use; null if the system does not report them.
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

    public static long SettleHeap()
    {
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        GC.WaitForPendingFinalizers();
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        return GC.GetTotalMemory(forceFullCollection: true);
    }

    private static long? Read(string name) =>
        File.ReadLines(Status).FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal)) is { } line
            ? 1024 * long.Parse(line[name.Length..^"kB".Length])
            : null;
}
