using SerBench.Everyday;

namespace SerBench.Benchmarks.Tests.Docs;

// docs/libraries.md shows what eng/everyday measured. SERBENCH_WRITE_REPORTS=1 writes the table again.
public class EverydayPageTests
{
    private static readonly EverydayRecord Record =
        JsonSerializer.Deserialize<EverydayRecord>(Clone.Read("reports/everyday.json"), JsonText.Options)!;

    [Fact]
    public void The_page_has_the_figures_of_the_record() =>
        WrittenPart.AssertIs(
            "docs/libraries.md", "everyday",
            $"{Record.Measured}, {Record.Processor}. {Verdict()}\n\n{Table()}",
            "reports/everyday.json");

    [Fact]
    public void Every_type_is_measured() => Assert.Equal(
        Regex.Matches(Clone.Read("eng/Everyday/Types.cs"), @"public (\w+) \1\(\)").Select(method => method.Groups[1].Value),
        Record.Types.Select(type => type.Name));

    [Fact]
    public void No_message_is_longer_than_that_of_protobuf() =>
        Assert.DoesNotContain(Record.Types, type => type.Rows[0].Bytes > ProtobufOf(type).Bytes);

    // A type whose fastest library is faster by more than 5 % is named.
    private static string Verdict()
    {
        string[] slower = [.. Record.Types.Where(type => Best(type).Ratio < 1 / 1.05).Select(type => $"`{type.Name}`")];
        return $"`dense` is at least 1.2 times as fast in {Record.Types.Count(type => Best(type).Ratio >= 1.2)} of {Record.Types.Count}, "
            + (slower.Length == 0
                ? "and slower by more than 5 % in none."
                : $"and slower by more than 5 % in: {string.Join(", ", slower)}.");
    }

    private static EverydayRow Best(EverydayType type) => type.Rows.Skip(1).MinBy(row => row.Ratio)!;

    private static string Table()
    {
        var table = new TextTable(
            "type", "fastest library", "its time over ours", "bytes", "its", "of protobuf", "encode, ns", "its", "decode, ns", "its")
        {
            TextColumns = 2,
        };
        foreach (EverydayType type in Record.Types)
        {
            (EverydayRow own, EverydayRow best) = (type.Rows[0], Best(type));
            table.Add(
                type.Name, best.Id, best.Ratio.ToString("0.00"),
                Whole(own.Bytes), Whole(best.Bytes), Whole(ProtobufOf(type).Bytes),
                Whole(own.Encode), Whole(best.Encode), Whole(own.Decode), Whole(best.Decode));
        }

        return MarkdownTable.Render(table);
    }

    private static EverydayRow ProtobufOf(EverydayType type) =>
        type.Rows
            .Where(row => row.Id.StartsWith("peer/Google.Protobuf", StringComparison.Ordinal)
                || row.Id.StartsWith("peer/protobuf-net", StringComparison.Ordinal))
            .MinBy(row => row.Bytes)!;

    private static string Whole(double number) => number.ToString("N0");
}
