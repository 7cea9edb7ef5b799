namespace SerBench.Benchmarks.Features.Counts;

internal static class CountTables
{
    public static IEnumerable<Block> Create(CountsRecord counts) =>
        from count in counts.Rows
        group count by (count.Row.Model, count.Row.Scenario) into data
        let heading = $"Instructions, {counts.Mode}: {data.Key.Model} / {data.Key.Scenario}"
        from block in new Block[] { new Block.Heading(heading), new Block.Table(heading, CreateOne([.. data])) }
        select block;

    public static string Words(CountsRecord counts) =>
        $"Instructions of one operation in user mode, {counts.Mode}, without those of an empty one: mean, and fewest. "
        + "They are for the same row before and after a change (compare --fail-on instructions:1%) and never rank rows: "
        + "1,000 instructions may take 30 ns or 140."
        + (counts.IsPgo ? "" : " Production code has a profile (--pgo) and about a fifth fewer.");

    public static string Describe(CountRecord count) =>
        $"{KebabCase.Of(count.Row.Operation)} {(count.IsCounted ? Format(count.Mean) : $"not countable ({count.Reason})")}";

    public static string Format(double? instructions) => instructions?.ToString("#,##0") ?? "";

    private static TextTable CreateOne(CountRecord[] counts)
    {
        Operation[] operations = [.. counts.Select(count => count.Row.Operation).Distinct().Order()];
        var table = new TextTable(["mode", .. operations.SelectMany(operation => new[] { KebabCase.Of(operation), "fewest" })]);
        foreach (IGrouping<string, CountRecord> serializer in counts.GroupBy(count => count.Row.Serializer))
        {
            table.Add(
            [
                serializer.Key,
                .. operations.SelectMany(
                    operation => Columns(serializer.FirstOrDefault(count => count.Row.Operation == operation))),
            ]);
        }

        return table;
    }

    private static string[] Columns(CountRecord? count) => count switch
    {
        null => ["", ""],
        { IsCounted: true } => [Format(count.Mean), Format(count.Minimum)],
        _ => ["not countable", ""],
    };
}
