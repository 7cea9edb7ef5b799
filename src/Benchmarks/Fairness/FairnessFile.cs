namespace SerBench.Benchmarks.Fairness;

/// <summary>Reads the comparison that <c>doctor --fair</c> has written.</summary>
internal static class FairnessFile
{
    /// <exception cref="UsageException">The file cannot be read, or it holds no comparison.</exception>
    public static FairnessRecord Read(string file)
    {
        FairnessRecord record = JsonInput.Read<FairnessRecord>(file, "a comparison with direct calls", "doctor --fair");
        return record.FindFault() is { } fault ? throw new UsageException($"'{file}' is damaged: {fault}.") : record;
    }
}
