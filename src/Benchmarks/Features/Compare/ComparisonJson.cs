namespace SerBench.Benchmarks.Features.Compare;

/// <summary>A comparison as JSON, for programs. Its schema is docs/schema/compare.schema.json.</summary>
/// <param name="Failures">The changes of <c>--fail-on</c> that were found, as sentences.</param>
/// <param name="Blind">The changes of <c>--fail-on</c> that could have been missed, as sentences.</param>
internal sealed record ComparisonJson(
    string Schema,
    int Version,
    IReadOnlyList<string> Failures,
    IReadOnlyList<string> Blind,
    IReadOnlyList<RowComparison> Rows,
    IReadOnlyList<ExactChange> Changes,
    CountComparison Counts,
    IReadOnlyList<string> Warnings,
    string Drift,
    string Method)
{
    public static ComparisonJson Of(RunComparison comparison, IReadOnlyList<string> failures, IReadOnlyList<string> blind) => new(
        "serbench.compare", 1, failures, blind, comparison.Rows, comparison.Changes, comparison.Counts, comparison.Warnings,
        comparison.Drift, comparison.Method);
}
