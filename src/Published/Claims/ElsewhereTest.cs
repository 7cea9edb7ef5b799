namespace SerBench.Published.Claims;

// Our runs can neither confirm nor refute the published sentence.
internal sealed record ElsewhereTest(string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", ClaimVerdict.NotComparableHere, Reason);
}
