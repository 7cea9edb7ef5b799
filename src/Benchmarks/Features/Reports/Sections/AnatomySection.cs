using SerBench.Benchmarks.Features.Reports.Charts;

namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class AnatomySection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        Block[] blocks =
        [
            .. MessageParts.Of(record).GroupBy(message => (message.Model, message.Scenario))
                .SelectMany(data => Describe($"{data.Key.Model} / {data.Key.Scenario}", [.. data], record)),
        ];
        return blocks.Length == 0
            ? null
            : new Section("anatomy", "Where the bytes go",
            [
                new Block.Paragraph(
                    "Bytes of the first message by what they are for, the smallest message first. "
                    + "The page says of short messages what every byte is, the command explain of all."),
                .. blocks,
            ]);
    }

    private static IEnumerable<Block> Describe(string title, MessageParts[] messages, RunRecord record)
    {
        MessageParts[] ordered = [.. messages.OrderBy(message => message.Size)];
        string[] kinds = MessageParts.KindsOf(ordered);
        var table = new TextTable(["serializer", "bytes", .. kinds.Select(Words)]);
        foreach (MessageParts message in ordered)
        {
            table.Add(
            [
                SerializerNames.Join(message.Serializers),
                $"{message.Size}",
                .. kinds.Select(kind => message.Parts.Where(part => part.Kind == kind).Sum(part => part.Bytes))
                    .Select(bytes => bytes > 0 ? $"{bytes}" : ""),
            ]);
        }

        yield return new Block.Heading(title);
        yield return new Block.Picture(StackChart.Create(title, ordered));
        yield return new Block.Table($"{title}: bytes by kind", table);
        foreach (MessageParts message in ordered)
        {
            if (record.FindCell(new(message.Serializers[0], message.Model, message.Scenario)) is { } cell
                && SharedParts.Find(record, cell) is { } parts)
            {
                yield return new Block.Folded($"{title} in {message.Serializers[0]}: every byte", TableOf(parts));
            }
        }
    }

    private static TextTable TableOf(IReadOnlyList<PartLine> parts)
    {
        var table = new TextTable("offset", "bytes", "kind", "name", "value") { TextColumns = 5 };
        int offset = 0;
        foreach (PartLine part in parts)
        {
            table.Add($"{offset}", part.Bytes, Words(part.Kind), part.Name, part.Value);
            offset += part.Length;
        }

        return table;
    }

    internal static string Words(string kind) => kind.Replace('-', ' ');
}
