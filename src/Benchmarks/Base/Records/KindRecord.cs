using System.Collections.ObjectModel;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>The share of one kind of part in a message.</summary>
/// <param name="Kind">A <see cref="PartKind"/> in its public spelling.</param>
public sealed record KindRecord(string Kind, int Bytes, int Parts)
{
    public static IReadOnlyList<KindRecord> Of(AnatomySummary summary) =>
        [.. summary.Totals.Select(total => new KindRecord(KebabCase.Of(total.Kind), total.Bytes, total.Parts))];
}
