namespace SerBench.Published.Claims;

internal sealed record ElsewhereTest(string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", ClaimVerdict.NotComparableHere, Reason);
}
