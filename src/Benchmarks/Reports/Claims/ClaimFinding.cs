namespace SerBench.Benchmarks.Reports.Claims;

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
