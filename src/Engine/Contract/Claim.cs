namespace SerBench.Engine.Contract;

public sealed record Claim(string Id, string Source, string Sentence, string Published, ClaimTest Test);

public sealed record ClaimFinding(string Ours, ClaimVerdict Verdict, string Reason = "")
{
    public static ClaimFinding NotMeasured(string reason, string ours = "") => new(ours, ClaimVerdict.NotMeasured, reason);
}

public enum ClaimVerdict
{
    Confirmed,

    // Our figure shows the published gain or loss, but of another size.
    DirectionHolds,

    Refuted,

    // Our layout follows the published layout, but not byte for byte.
    OurLayoutDiffers,

    NotComparableHere,

    NotMeasured,
}

internal static class ClaimWords
{
    public static string Words(this ClaimVerdict verdict) => KebabCase.Of(verdict).Replace('-', ' ');
}

public abstract record ClaimTest(string Command)
{
    public abstract ClaimFinding Judge(RunRecord record, Figures figures);

    protected static string Measure(params IReadOnlyList<CellId> cells) => $"--full {Choose(cells)}";

    protected static string ShowSizes(params IReadOnlyList<CellId> cells) => $"sizes {Choose(cells)}";

    protected static double? SizeOf(RunRecord record, CellId cell) => record.FindCell(cell)?.Size?.Mean;

    private static string Choose(IReadOnlyList<CellId> cells) =>
        $"--serializer {string.Join(',', cells.Select(cell => cell.Serializer).Distinct())} "
        + $"--model {string.Join(',', cells.Select(cell => cell.Model).Distinct())} "
        + $"--scenario {string.Join(',', cells.Select(cell => cell.Scenario).Distinct())}";
}
