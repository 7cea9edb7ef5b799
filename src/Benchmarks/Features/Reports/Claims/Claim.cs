namespace SerBench.Benchmarks.Features.Reports.Claims;

public sealed record Claim(string Id, string Source, string Sentence, string Published, ClaimTest Test);

// Ours: our figure with its interval, or empty.
// Reason: the reason why the verdict is not a plain yes or no.
public sealed record ClaimFinding(string Ours, ClaimVerdict Verdict, string Reason = "")
{
    public static ClaimFinding NotMeasured(string reason, string ours = "") => new(ours, ClaimVerdict.NotMeasured, reason);

    // none: the value that means "no effect".
    internal static ClaimFinding OfEffect(string ours, TimeOf effect, double from, double to, double none)
    {
        bool isInside = effect.Median >= from && effect.Median <= to;

        // If "no effect" contradicts the claim, an interval that contains "no effect" leaves the claim open.
        bool holdsContrary = (from > none || to < none) && effect.Low <= none && effect.High >= none;
        bool isSameSide = (from > none && effect.Low > none) || (to < none && effect.High < none);
        return effect.High < from || effect.Low > to
                ? new ClaimFinding(ours, isSameSide ? ClaimVerdict.DirectionHolds : ClaimVerdict.Refuted)
            : isInside && !holdsContrary ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : NotMeasured(
                holdsContrary
                    ? "the interval holds the claim and its contrary"
                    : "the interval reaches into the claim, our figure lies outside",
                ours);
    }
}

public enum ClaimVerdict
{
    Confirmed,

    // The published direction, but another size.
    DirectionHolds,

    Refuted,

    // Our layout follows the published layout, but not byte for byte.
    OurLayoutDiffers,

    // About another runtime, library or machine.
    NotComparableHere,

    // The run lacks the rows, or its noise leaves the question open.
    NotMeasured,
}

// Command: the arguments that repeat the measurement.
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

// A time in nanoseconds, or a ratio or difference of times, with its 95 % interval.
internal sealed record TimeOf(double Median, double Low, double High)
{
    // Operations that count as "there and back". The article's operation is tried first, then the most similar operations.
    private static readonly Operation[][] Ways = [[Operation.Article], [Operation.RoundTrip], [Operation.Encode, Operation.Decode]];

    // The ratio of the given operation, or of the first way there and back that was timed for both cells.
    public static TimeOf? Ratio(Figures figures, CellId slow, CellId fast, Operation? operation)
    {
        foreach (Operation[] way in operation is { } only ? [[only]] : Ways)
        {
            if (Sum(figures, slow, way) is { } one && Sum(figures, fast, way) is { } two)
            {
                return one.Over(two);
            }
        }

        return null;
    }

    public static TimeOf? Sum(Figures figures, CellId cell, params Operation[] operations)
    {
        Statistics[] all = [.. operations.Select(operation => figures.Find(cell, operation)?.Statistics).OfType<Statistics>()];
        return all.Length == operations.Length && all.All(statistics => statistics.Low is not null)
            ? new TimeOf(
                all.Sum(statistics => statistics.Median),
                all.Sum(statistics => statistics.Low!.Value),
                all.Sum(statistics => statistics.High!.Value))
            : null;
    }

    public string Text => $"{Median:0.00} ({Low:0.00} .. {High:0.00})";

    public TimeOf Over(TimeOf other) => new(Median / other.Median, Low / other.High, High / other.Low);
}
