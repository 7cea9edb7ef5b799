namespace SerBench.Benchmarks.Features.Reports.Claims;

// A sentence that no run of ours can confirm or refute.
// Verdict: not comparable here; or not measured, if only the command can measure the claim.
internal sealed record ElsewhereTest(ClaimVerdict Verdict, string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", Verdict, Reason);
}
