namespace SerBench.Benchmarks.Features.Reports.Claims;

public sealed class ClaimsSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => new("claims", "Published claims",
    [
        new Block.Paragraph(Count(record, figures, Publication.ClaimsOn(record))),
        new Block.Paragraph(
            "A size is confirmed to the byte, where our layout is theirs. "
            + "A ratio is confirmed by an effect of half to twice the published one, otherwise its direction may hold, or it is refuted; "
            + "an interval that holds both the claim and \"no difference\" decides nothing, "
            + "nor does one that reaches into the claim while our figure lies outside. "
            + "With fewer than three launches per row the interval does not hold how far launches differ, "
            + "so verdicts on ratios are provisional. Repeat with: dotnet run -c Release -- <command>."),
        new Block.Table("Published claims", Table(record, figures, Publication.ClaimsOn(record))),
    ]);

    public static string Count(RunRecord record, Figures figures, IReadOnlyList<Claim> claims) =>
        string.Join(", ", claims.GroupBy(claim => claim.Test.Judge(record, figures).Verdict).OrderBy(group => group.Key)
            .Select(group => $"{group.Count()} {group.Key.Words()}")) + $", of {claims.Count}.";

    public static TextTable Table(RunRecord record, Figures figures, IReadOnlyList<Claim> claims) => TextTable.Of(
        claims.Select(claim => (Claim: claim, Finding: claim.Test.Judge(record, figures))),
        8,
        ("id", row => row.Claim.Id),
        ("source", row => row.Claim.Source),
        ("sentence", row => row.Claim.Sentence),
        ("published", row => row.Claim.Published),
        ("ours (95 %)", row => row.Finding.Ours),
        ("verdict", row => row.Finding.Verdict.Words()),
        ("because", row => row.Finding.Reason),
        ("command", row => row.Claim.Test.Command));
}
