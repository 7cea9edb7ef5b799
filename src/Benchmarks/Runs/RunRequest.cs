using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Scaling;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Runs;

/// <summary>What the caller asked a run to be.</summary>
/// <param name="Operations">Empty: the usual ones.</param>
/// <param name="Folder">Where results go; null: a new folder below artifacts/runs.</param>
/// <param name="PassedOn">Options of BenchmarkDotNet's own.</param>
internal sealed record RunRequest(
    CellFilter Filter,
    IReadOnlyList<Operation> Operations,
    Profile Profile,
    TimeSpan? Budget,
    string? Folder,
    IReadOnlyList<string> PassedOn,
    string CommandLine)
{
    /// <summary>Scores of hostile input that its reports are to show; null when there are none.</summary>
    public AttackRecord? Attack { get; init; }

    /// <summary>What the command tree measured, for its reports; null when nothing was given.</summary>
    public TreeRecord? Tree { get; init; }

    /// <summary>Whether the run is to measure, after its rows, what each field, element and level costs.</summary>
    public bool IsScaling { get; init; }

    /// <summary>What the budget leaves to the rows: scaling comes after them, and has of a short budget at most half.</summary>
    public TimeSpan? BudgetOfRows => !IsScaling ? Budget
        : Budget / 2 < ScalingRunner.UsualLimit ? Budget / 2
        : Budget - ScalingRunner.UsualLimit;

    /// <summary>Whether the run measures as the Ignite.NET article did.</summary>
    public bool IsArticle => Profile == Profile.Article;

    /// <summary>Whether the rows are only to be named, as BenchmarkDotNet's own option asks.</summary>
    public bool IsList => PassedOn.Contains("--list");
}
