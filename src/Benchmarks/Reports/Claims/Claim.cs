using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>A sentence that somebody published and that can be checked.</summary>
/// <param name="Source">Who published it.</param>
/// <param name="Published">The figure, as published.</param>
public sealed record Claim(string Id, string Source, string Sentence, string Published, ClaimTest Test);

/// <summary>What a run has to say to a claim.</summary>
/// <param name="Ours">Our figure with its interval; empty where there is none.</param>
/// <param name="Reason">Why there is no plain yes or no.</param>
public sealed record ClaimFinding(string Ours, ClaimVerdict Verdict, string Reason = "")
{
    public static ClaimFinding NotMeasured(string reason, string ours = "") => new(ours, ClaimVerdict.NotMeasured, reason);

    /// <summary>What an effect with its interval says to a claimed one.</summary>
    /// <param name="ours">The effect in words.</param>
    /// <param name="from">The smallest effect that confirms the claim.</param>
    /// <param name="to">The largest one.</param>
    /// <param name="none">What it would be if there were no effect.</param>
    internal static ClaimFinding OfEffect(string ours, TimeOf effect, double from, double to, double none)
    {
        bool isInside = effect.Median >= from && effect.Median <= to;

        // Where "no effect" would contradict the claim, an interval that holds it leaves the claim open.
        bool holdsContrary = (from > none || to < none) && effect.Low <= none && effect.High >= none;
        return effect.High < from || effect.Low > to ? new ClaimFinding(ours, ClaimVerdict.Refuted)
            : isInside && !holdsContrary ? new ClaimFinding(ours, ClaimVerdict.Confirmed)
            : NotMeasured(holdsContrary ? "the interval holds the claim and its contrary" : "the interval reaches into the claim, our figure lies outside", ours);
    }
}

/// <summary>What a run says to a published sentence.</summary>
public enum ClaimVerdict
{
    Confirmed,
    Refuted,

    /// <summary>It is about the bytes of a layout that ours follows in its ideas and not byte for byte.</summary>
    OurLayoutDiffers,

    /// <summary>It is about another runtime, library or machine.</summary>
    NotComparableHere,

    /// <summary>The run lacks the rows, or its noise leaves it open.</summary>
    NotMeasured,
}

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

/// <summary>A time in nanoseconds, or a ratio or difference of times, with its 95 % interval.</summary>
internal sealed record TimeOf(double Median, double Low, double High)
{
    // What stands for "there and back", the closest to the article's operation first.
    private static readonly Operation[][] Ways = [[Operation.Article], [Operation.RoundTrip], [Operation.Encode, Operation.Decode]];

    /// <summary>Both cells over the same operations: those given, or the first way of going there and back that the run timed of both; null where it did not.</summary>
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
