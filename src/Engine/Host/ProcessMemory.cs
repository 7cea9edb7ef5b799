namespace SerBench.Engine.Host;

internal static class ProcessMemory
{
    private const string Status = "/proc/self/status";
    private const string Forget = "/proc/self/clear_refs";

    // Writing this value to clear_refs resets the peak.
    private const string ThePeak = "5";

    // Resets the peak, and returns the present bytes; null if unreported.
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

    // Gives free memory back to the system, and returns the bytes that the heap still holds.
    public static long SettleHeap()
    {
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        GC.WaitForPendingFinalizers();
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        return GC.GetTotalMemory(forceFullCollection: true);
    }

    // Some systems have the file without this line.
    private static long? Read(string name) =>
        File.ReadLines(Status).FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal)) is { } line
            ? 1024 * long.Parse(line[name.Length..^"kB".Length])
            : null;
}
