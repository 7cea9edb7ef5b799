namespace SerBench.Published.XbufCar;

internal sealed class CarSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        TextTable table = CarTables.Create(record, figures);
        string[] claims =
        [
            .. from claim in CarPublication.Instance.Claims
               let finding = claim.Test.Judge(record, figures)
               where finding.Ours.Length > 0
               select $"{claim.Sentence} (published: {claim.Published}): {finding.Verdict.Words()}, "
                   + $"{finding.Ours}{(finding.Reason.Length > 0 ? $"; {finding.Reason}" : "")}",
        ];
        return table.Rows.Count == 0
            ? null
            : new Section("car", "Car, direct and indirect",
            [
                new Block.Paragraph($"Published, on another machine: {CarPublication.Instance}."),
                new Block.Table("The car by layout and access", table),
                .. claims.Length == 0 ? Array.Empty<Block>() : [new Block.Heading("Claims of the Xbuf2 driver"), new Block.Bullets(claims)],
            ]);
    }
}
