using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Records;

/// <summary>What one kind of part takes of a message.</summary>
/// <param name="Kind">A <see cref="PartKind"/> in its public spelling.</param>
/// <param name="Bytes">Its bytes.</param>
/// <param name="Parts">Its parts.</param>
public sealed record KindRecord(string Kind, int Bytes, int Parts)
{
    public static IReadOnlyList<KindRecord> Of(AnatomySummary summary) =>
        [.. summary.Totals.Select(total => new KindRecord(KebabCase.Of(total.Kind), total.Bytes, total.Parts))];
}
