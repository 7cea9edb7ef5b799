namespace SerBench.Benchmarks.Features.Compare;

// A comparison as JSON. Its schema is docs/schema/compare.schema.json.
/// <param name="Failures">the changes of --fail-on that were found, as sentences.</param>
/// <param name="Blind">the changes of --fail-on that could have been missed, as sentences.</param>
internal sealed record ComparisonJson(
    string Schema,
    int Version,
    IReadOnlyList<string> Failures,
    IReadOnlyList<string> Blind,
    IReadOnlyList<RowComparison> Rows,
    IReadOnlyList<ExactChange> Changes,
    CountComparison Counts,
    IReadOnlyList<string> Warnings,
    string Times)
{
    public static ComparisonJson Of(RunComparison comparison, IReadOnlyList<string> failures, IReadOnlyList<string> blind) => new(
        "serbench.compare", 1, failures, blind, comparison.Rows, comparison.Changes, comparison.Counts, comparison.Warnings,
        comparison.Times);
}
