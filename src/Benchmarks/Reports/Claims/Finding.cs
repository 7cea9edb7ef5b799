namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>What a run has to say to a claim.</summary>
/// <param name="Ours">Our figure with its interval; empty where there is none.</param>
/// <param name="Reason">Why there is no plain yes or no.</param>
public sealed record Finding(string Ours, ClaimVerdict Verdict, string Reason = "")
{
    public static Finding NotMeasured(string reason, string ours = "") => new(ours, ClaimVerdict.NotMeasured, reason);
}
