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
            $"{Record.Measured}, {Record.Processor}. {string.Join(" ", Record.Settings.Select(Verdict))}\n\n{Table()}",
            "reports/everyday.json");

    [Fact]
    public void Every_type_is_measured_with_vectors_of_each_width()
    {
        MatchCollection methods = Regex.Matches(Clone.Read("eng/Everyday/Types.cs"), @"public (\w+) \1\(\)");
        string[] types = [.. methods.Select(method => method.Groups[1].Value)];

        Assert.Equal(["AVX-512", "AVX2", "128 bits"], Record.Settings.Select(setting => setting.Vectors));
        Assert.All(Record.Settings, setting => Assert.Equal(types, setting.Types.Select(type => type.Name)));
    }

    [Fact]
    public void No_message_is_longer_than_that_of_protobuf() =>
        Assert.DoesNotContain(Record.Settings[0].Types, type => type.Rows[0].Bytes > ProtobufOf(type).Bytes);

    // A type whose fastest library is faster by more than 5 % is named.
    private static string Verdict(EverydaySetting setting)
    {
        double[] ratios = [.. setting.Types.Select(type => Best(type).Ratio)];
        string[] slower = [.. setting.Types.Where(type => Best(type).Ratio < 1 / 1.05).Select(type => $"`{type.Name}`")];
        return $"With {setting.Vectors} `dense` is at least 1.2 times as fast in {ratios.Count(ratio => ratio >= 1.2)} of {ratios.Length}, "
            + $"at least 1.1 times in {ratios.Count(ratio => ratio >= 1.1)}, and slower by more than 5 % in "
            + (slower.Length == 0 ? "none." : $"{string.Join(", ", slower)}.");
    }

    private static EverydayRow Best(EverydayType type) => type.Rows.Skip(1).MinBy(row => row.Ratio)!;

    private static string Table()
    {
        var table = new TextTable(
        [
            "type", "fastest library", .. Record.Settings.Select(setting => $"time / ours, {setting.Vectors}"),
            "bytes", "its", "of protobuf", "encode, ns", "its", "decode, ns", "its", "of floor", "its",
        ])
        {
            TextColumns = 2,
        };
        foreach (EverydayType type in Record.Settings[0].Types)
        {
            (EverydayRow own, EverydayRow best) = (type.Rows[0], Best(type));
            table.Add(
            [
                type.Name, best.Id,
                .. Record.Settings.Select(setting => Best(setting.Types.First(one => one.Name == type.Name)).Ratio.ToString("0.00")),
                Whole(own.Bytes), Whole(best.Bytes), Whole(ProtobufOf(type).Bytes),
                Whole(own.Encode), Whole(best.Encode), Whole(own.Decode), Whole(best.Decode),
                own.OfFloor.ToString("0 %"), best.OfFloor.ToString("0 %"),
            ]);
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
