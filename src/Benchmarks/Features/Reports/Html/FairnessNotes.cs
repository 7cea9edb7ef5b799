namespace SerBench.Benchmarks.Features.Reports.Html;

internal static class FairnessNotes
{
    public static IReadOnlyList<string> Of(string serializer)
    {
        LibraryCard? card = LibraryCard.Find(serializer);
        IEnumerable<RowCard> rows = new[] { LibraryCard.FindRow(serializer), card?.Rows[0] }.OfType<RowCard>().Distinct();
        return [.. rows.Select(Of), .. card is null ? [] : new[] { Of(card) }];
    }

    private static string Of(RowCard row) =>
        LibraryCard.Plain($"Called: {row.Calls}. Why: {row.Why}.{(row.Disadvantage is null ? "" : $" Gives up: {row.Disadvantage}.")}");

    private static string Of(LibraryCard card) => LibraryCard.Plain(
        $"Needs: {card.Needs}. Fields can be added: {Known(card.AddedFields)}. Derived classes: {Known(card.DerivedClasses)}. "
        + $"References: {Known(card.References)}. Untrusted data, in the authors' words: {card.UntrustedData?.Words ?? "not promised"}."
        + (card.Carries is null ? "" : $" Values: {card.Carries}."));

    private static string Known(string? words) => words ?? "unknown";
}
