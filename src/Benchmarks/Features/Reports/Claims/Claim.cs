namespace SerBench.Benchmarks.Features.Reports.Claims;

public sealed record Claim(string Id, string Source, string Sentence, string Published, ClaimTest Test);

/// <summary>The result of checking a claim against a run.</summary>
/// <param name="Ours">Our figure with its interval; empty if there is none.</param>
/// <param name="Reason">The reason why the verdict is not a plain yes or no.</param>
public sealed record ClaimFinding(string Ours, ClaimVerdict Verdict, string Reason = "")
{
    public static ClaimFinding NotMeasured(string reason, string ours = "") => new(ours, ClaimVerdict.NotMeasured, reason);

    /// <summary>Judges a claim by a measured effect and its interval.</summary>
    /// <param name="ours">The measured effect in words.</param>
    /// <param name="from">The smallest effect that confirms the claim.</param>
    /// <param name="to">The largest effect that confirms the claim.</param>
    /// <param name="none">The value that means "no effect".</param>
    internal static ClaimFinding OfEffect(string ours, TimeOf effect, double from, double to, double none)
    {
        bool isInside = effect.Median >= from && effect.Median <= to;

        // If "no effect" contradicts the claim, an interval that contains "no effect" leaves the claim open.
        bool holdsContrary = (from > none || to < none) && effect.Low <= none && effect.High >= none;
        bool isSameSide = (from > none && effect.Low > none) || (to < none && effect.High < none);
        return effect.High < from || effect.Low > to ? new ClaimFinding(ours, isSameSide ? ClaimVerdict.DirectionHolds : ClaimVerdict.Refuted)
            : isInside && !holdsContrary ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : NotMeasured(holdsContrary ? "the interval holds the claim and its contrary" : "the interval reaches into the claim, our figure lies outside", ours);
    }
}

public enum ClaimVerdict
{
    Confirmed,

    /// <summary>The difference has the published direction, but another size.</summary>
    DirectionHolds,

    Refuted,

    /// <summary>The sentence is about the bytes of a layout that ours follows, but not byte for byte.</summary>
    OurLayoutDiffers,

    /// <summary>The sentence is about another runtime, library or machine.</summary>
    NotComparableHere,

    /// <summary>The run lacks the rows, or its noise leaves the question open.</summary>
    NotMeasured,
}

/// <summary>Checks a sentence against the record of a run.</summary>
/// <param name="Command">The arguments that repeat the measurement.</param>
public abstract record ClaimTest(string Command)
{
    public abstract ClaimFinding Judge(RunRecord record, Figures figures);

    protected static string Measure(params IReadOnlyList<CellId> cells) =>
        $"--full {Choose(cells)}";

    protected static string ShowSizes(params IReadOnlyList<CellId> cells) => $"sizes {Choose(cells)}";

    protected static double? SizeOf(RunRecord record, CellId cell) =>
        record.Cells.FirstOrDefault(candidate => candidate.Id == cell)?.Size?.Mean;

    private static string Choose(IReadOnlyList<CellId> cells) =>
        $"--serializer {string.Join(',', cells.Select(cell => cell.Serializer).Distinct())} --model {string.Join(',', cells.Select(cell => cell.Model).Distinct())} "
        + $"--scenario {string.Join(',', cells.Select(cell => cell.Scenario).Distinct())}";
}

/// <summary>A time in nanoseconds, or a ratio or difference of times, with its 95 % interval.</summary>
internal sealed record TimeOf(double Median, double Low, double High)
{
    // The sets of operations that count as "there and back". The article's own operation is tried first, then the most similar.
    private static readonly Operation[][] Ways = [[Operation.Article], [Operation.RoundTrip], [Operation.Encode, Operation.Decode]];

    /// <summary>The times of both cells for the same operations: the given one, or the first way there and back that was timed for
    /// both. Null if there is none.</summary>
    public static (TimeOf First, TimeOf Second)? Find(Figures figures, CellId first, CellId second, Operation? operation)
    {
        foreach (Operation[] way in operation is { } only ? [[only]] : Ways)
        {
            if (Sum(figures, first, way) is { } one && Sum(figures, second, way) is { } two)
            {
                return (one, two);
            }
        }

        return null;
    }

    public static TimeOf? Sum(Figures figures, CellId cell, params Operation[] operations)
    {
        Statistics[] all = [.. operations.Select(operation => figures.Find(cell, operation)?.Statistics).OfType<Statistics>()];
        return all.Length == operations.Length && all.All(statistics => statistics.Low is not null)
            ? new TimeOf(all.Sum(statistics => statistics.Median), all.Sum(statistics => statistics.Low!.Value), all.Sum(statistics => statistics.High!.Value))
            : null;
    }

    public TimeOf Over(TimeOf other) => new(Median / other.Median, Low / other.High, High / other.Low);
}
