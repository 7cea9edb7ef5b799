using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Compare;

/// <summary>A row in two runs.</summary>
/// <param name="Ratio">Time of the second run over that of the first, the drift of the machine taken out; null when either is missing.</param>
/// <param name="Low">Lower end of its 95 % interval.</param>
/// <param name="High">Its upper end.</param>
/// <param name="Reason">Why it is noisy.</param>
public sealed record RowComparison(RowRecord Row, RowVerdict Verdict, double? Ratio, double? Low, double? High, string? Reason)
{
    public static RowComparison WithoutRatio(RowRecord row, RowVerdict verdict, string? reason = null) => new(row, verdict, null, null, null, reason);
}
