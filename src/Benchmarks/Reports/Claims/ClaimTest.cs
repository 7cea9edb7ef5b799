using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>How a sentence is checked against the record of a run.</summary>
/// <param name="Command">The arguments that repeat the measurement.</param>
public abstract record ClaimTest(string Command)
{
    public abstract ClaimFinding Judge(RunRecord record, Figures figures);

    /// <summary>The command that measures these cells thoroughly.</summary>
    protected static string Measure(params IReadOnlyList<CellId> cells) =>
        $"--full {Choose(cells)}";

    /// <summary>The command that shows the sizes of these cells.</summary>
    protected static string ShowSizes(params IReadOnlyList<CellId> cells) => $"sizes {Choose(cells)}";

    /// <summary>The size of a cell; null where the run does not have it.</summary>
    protected static double? SizeOf(RunRecord record, CellId cell) =>
        record.Cells.FirstOrDefault(candidate => candidate.Id == cell)?.Size?.Mean;

    private static string Choose(IReadOnlyList<CellId> cells) =>
        $"--serializer {string.Join(',', cells.Select(cell => cell.Serializer).Distinct())} --model {string.Join(',', cells.Select(cell => cell.Model).Distinct())} "
        + $"--scenario {string.Join(',', cells.Select(cell => cell.Scenario).Distinct())}";
}
