namespace SerBench.Published.Claims;

// No run of ours can confirm or refute the sentence.
internal sealed record ElsewhereTest(string Reason, string Command) : ClaimTest(Command)
{
    public override ClaimFinding Judge(RunRecord record, Figures figures) => new("", ClaimVerdict.NotComparableHere, Reason);
}
