namespace SerBench.Benchmarks.Compare;

/// <summary>A comparison as JSON, for programs. Its schema is docs/schema/compare.schema.json.</summary>
internal static class ComparisonJson
{
    public static string Write(RunComparison comparison, IReadOnlyList<string> failures, IReadOnlyList<string> blind) => JsonText.Of(new
    {
        Schema = "serbench.compare",
        Version = 1,
        Failures = failures,
        Blind = blind,
        comparison.Rows,
        comparison.Changes,
        comparison.Counts,
        comparison.Warnings,
        comparison.Drift,
        comparison.Method,
    });
}
