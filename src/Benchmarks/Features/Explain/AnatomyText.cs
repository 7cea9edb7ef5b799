namespace SerBench.Benchmarks.Features.Explain;

/// <summary>An explanation for people: a line per part, then totals.</summary>
internal static class AnatomyText
{
    public static void Print(Terminal terminal, ExplainedMessage message)
    {
        Anatomy anatomy = message.Anatomy;
        terminal.Heading($"{message.Model}/{message.Source} in {message.Serializer}: {anatomy.Payload.Length:N0} bytes, {anatomy.Parts.Count:N0} parts");
        terminal.Draw(PartsOf(anatomy), row => StyleOf(row[2]));
        terminal.Draw(TotalsOf(anatomy.Summary), row => StyleOf(row[0]));
    }

    public static string TextOf(PartKind kind) => KebabCase.Of(kind).Replace('-', ' ');

    private static TextTable PartsOf(Anatomy anatomy)
    {
        var table = new TextTable("offset", "bytes", "kind", "name", "value") { TextColumns = 5 };
        foreach (Part part in anatomy.Parts)
        {
            PartLine line = CellAnatomy.LineOf(part, anatomy);
            table.Add(Number(part.Offset), line.Bytes, TextOf(part.Kind), line.Name, line.Value);
        }

        return table;
    }

    private static TextTable TotalsOf(AnatomySummary summary)
    {
        var table = new TextTable("kind", "bytes", "%", "parts");
        foreach (KindTotal total in summary.Totals)
        {
            table.Add(TextOf(total.Kind), Number(total.Bytes), (100.0 * total.Bytes / summary.Size).ToString("F1"), Number(total.Parts));
        }

        table.Add("all", Number(summary.Size), "100.0", Number(summary.Totals.Sum(total => total.Parts)));
        return table;
    }

    private static string Number(int value) => value.ToString();

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
