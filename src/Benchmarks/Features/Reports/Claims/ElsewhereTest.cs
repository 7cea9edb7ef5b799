namespace SerBench.Benchmarks.Features.Reports.Claims;

/// <summary>A sentence that no run of ours can confirm or refute.</summary>
/// <param name="Verdict">Not comparable here; or not measured, if only the command can measure it.</param>
internal sealed record ElsewhereTest(ClaimVerdict Verdict, string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", Verdict, Reason);
}
