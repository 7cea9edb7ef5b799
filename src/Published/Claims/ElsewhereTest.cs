namespace SerBench.Published.Claims;

// A sentence that no run of ours can confirm or refute.
internal sealed record ElsewhereTest(string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", ClaimVerdict.NotComparableHere, Reason);
}
