namespace SerBench.Benchmarks.Features.Explain;

internal static class AnatomyText
{
    public static void Print(Terminal terminal, string message, Anatomy anatomy)
    {
        terminal.Heading($"{message}: {anatomy.Payload.Length:N0} bytes, {anatomy.Parts.Count:N0} parts");
        terminal.Draw(PartsOf(anatomy), row => StyleOf(row[2]));
        terminal.Draw(TotalsOf(anatomy.Summary), row => StyleOf(row[0]));
    }

    private static string TextOf(string kind) => kind.Replace('-', ' ');

    private static TextTable PartsOf(Anatomy anatomy) => TextTable.Of(
        anatomy.Parts.Select(part => (part.Offset, Line: CellAnatomy.LineOf(part, anatomy))),
        5,
        ("offset", part => $"{part.Offset}"),
        ("bytes", part => part.Line.Bytes),
        ("kind", part => TextOf(part.Line.Kind)),
        ("name", part => part.Line.Name),
        ("value", part => part.Line.Value));

    private static TextTable TotalsOf(AnatomySummary summary)
    {
        TextTable table = TextTable.Of(
            summary.Totals,
            1,
            ("kind", total => TextOf(KebabCase.Of(total.Kind))),
            ("bytes", total => $"{total.Bytes}"),
            ("%", total => $"{100.0 * total.Bytes / summary.Size:F1}"),
            ("parts", total => $"{total.Parts}"));
        table.Add("all", $"{summary.Size}", "100.0", $"{summary.Totals.Sum(total => total.Parts)}");
        return table;
    }

    private static string? StyleOf(string kind) => kind switch
    {
        "value" => "green",
        "field name" or "type name" => "yellow",
        "type code" or "length" or "null" => "blue",
        "padding" => "grey",
        "all" => null,
        _ => "magenta",
    };
}
