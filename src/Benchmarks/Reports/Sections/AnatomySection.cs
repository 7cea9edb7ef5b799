using System.Globalization;
using SerBench.Benchmarks.Reports.Charts;
using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Where the bytes go: what of a message is data, and what else it carries.</summary>
internal sealed class AnatomySection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures)
    {
        Block[] blocks = [.. MessageParts.Of(record).GroupBy(message => (message.Model, message.Scenario)).SelectMany(data => Describe($"{data.Key.Model} / {data.Key.Scenario}", [.. data]))];
        return blocks.Length == 0
            ? null
            : new Section("anatomy", "Where the bytes go", [new Block.Paragraph("Bytes of the first message by what they are for, the smallest message first. The command explain shows every single byte."), .. blocks]);
    }

    private static IEnumerable<Block> Describe(string title, MessageParts[] messages)
    {
        MessageParts[] ordered = [.. messages.OrderBy(message => message.Size)];
        string[] kinds = MessageParts.KindsOf(ordered);
        var table = new TextTable(["serializer", "bytes", .. kinds.Select(kind => Words(kind))]);
        foreach (MessageParts message in ordered)
        {
            table.Add(
            [
                SerializerNames.Join(message.Serializers),
                Number(message.Size),
                .. kinds.Select(kind => message.Parts.Where(part => part.Kind == kind).Sum(part => part.Bytes) is > 0 and int bytes ? Number(bytes) : ""),
            ]);
        }

        yield return new Block.Heading(title);
        yield return new Block.Picture(new StackChart(title, ordered));
        yield return new Block.Table($"{title}: bytes by kind", table);
    }

    internal static string Words(string kind) => kind.Replace('-', ' ');

    private static string Number(int bytes) => bytes.ToString(CultureInfo.InvariantCulture);
}
