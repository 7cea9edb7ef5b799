using BenchmarkDotNet.Engines;

namespace SerBench.Engine.Measure;

// A line that the timing process prints: operation, allocated bytes, and nanoseconds per operation.
internal static class SampleLine
{
    // BenchmarkDotNet keeps lines with this beginning as remarks.
    private const string Mark = "// SerBench ";

    private const string KeptMark = Mark + "kept ";
    private const string CodeMark = Mark + "code ";
    private const char Separator = '|';
    private const string NotMeasured = "-";

    public static string Write(Operation operation, RunResults results)
    {
        GcStats memory = results.GCStats;
        string allocated = memory.TotalOperations > 0
            && memory.GetTotalAllocatedBytes(excludeAllocationQuantumSideEffects: true) is { } bytes
            ? Math.Round(bytes / (double)memory.TotalOperations).ToString()
            : NotMeasured;
        IEnumerable<string> samples = results.GetWorkloadResultMeasurements()
            .Select(sample => (sample.Nanoseconds / sample.Operations).ToString("R"));
        return $"{Mark}{operation} {allocated} {string.Join(' ', samples)}";
    }

    public static string WriteCode(Operation operation, string? fault, string? remark) =>
        $"{CodeMark}{operation}{Separator}{fault}{Separator}{remark}";

    public static (string? Fault, string? Remark) FindCode(IEnumerable<string> lines, Operation operation)
    {
        string start = $"{CodeMark}{operation}{Separator}";
        return lines.LastOrDefault(line => line.StartsWith(start, StringComparison.Ordinal))?[start.Length..].Split(Separator)
            is [var fault, var remark] ? (fault.Length == 0 ? null : fault, remark.Length == 0 ? null : remark) : (null, null);
    }

    public static string WriteKept(long bytes) => $"{KeptMark}{bytes}";

    public static long? FindKept(IEnumerable<string> lines) =>
        lines.FirstOrDefault(line => line.StartsWith(KeptMark, StringComparison.Ordinal)) is { } line
            ? long.Parse(line[KeptMark.Length..])
            : null;

    public static (long? Allocated, double[] Samples)? Find(IEnumerable<string> lines, Operation operation)
    {
        string start = $"{Mark}{operation} ";
        string[]? parts = lines.FirstOrDefault(line => line.StartsWith(start, StringComparison.Ordinal))?[start.Length..].Split(' ');
        return parts is null
            ? null
            : (parts[0] == NotMeasured ? null : long.Parse(parts[0]), [.. parts[1..].Select(double.Parse)]);
    }
}
