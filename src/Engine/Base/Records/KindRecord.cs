namespace SerBench.Engine.Base.Records;

public sealed record KindRecord(string Kind, int Bytes, int Parts)
{
    public static IReadOnlyList<KindRecord> Of(AnatomySummary summary) =>
        [.. summary.Totals.Select(total => new KindRecord(KebabCase.Of(total.Kind), total.Bytes, total.Parts))];
}
