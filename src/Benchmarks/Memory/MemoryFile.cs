namespace SerBench.Benchmarks.Memory;

/// <summary>Reads the table that <c>memory</c> has written.</summary>
internal static class MemoryFile
{
    /// <exception cref="UsageException">The file cannot be read, or it holds no such table.</exception>
    public static MemoryRecord Read(string file)
    {
        MemoryRecord record = JsonInput.Read<MemoryRecord>(file, "a table of memory", "memory");
        return record.FindFault() is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.") : record;
    }
}
