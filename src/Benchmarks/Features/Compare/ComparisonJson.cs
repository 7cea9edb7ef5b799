namespace SerBench.Benchmarks.Features.Compare;

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
