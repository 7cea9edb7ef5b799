using SerBench.Engine.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports.Charts;

internal static class StackChart
{
    public static StackedBars Create(string title, IReadOnlyList<MessageParts> messages) => new(
        $"{title}: bytes of a message by what they are for",
        Math.Max(1, messages.Max(message => message.Size)),
        [.. MessageParts.KindsOf(messages).Select(kind => (ClassOf(kind), AnatomySection.Words(kind)))],
        [.. messages.Select(message => new StackedBar(
            NameOf(message),
            message.Size.ToString(),
            [
                .. message.Parts.Select(
                    part => new StackedPart(ClassOf(part.Kind), part.Bytes, $"{AnatomySection.Words(part.Kind)}: {part.Bytes}")),
            ]))]);

    private static string NameOf(MessageParts message)
    {
        string first = SerializerNames.GroupOf(message.Serializers[0]);
        return first + (message.Serializers.Any(serializer => SerializerNames.GroupOf(serializer) != first) ? " and others" : "");
    }

    private static string ClassOf(string kind) => $"kind{MessageParts.RankOf(kind)}";
}

public sealed record MessageParts(string Model, string Scenario, IReadOnlyList<string> Serializers, IReadOnlyList<KindRecord> Parts)
{
    private static readonly string[] Known = [.. Enum.GetValues<PartKind>().Select(KebabCase.Of)];

    public int Size => Parts.Sum(part => part.Bytes);

    public static IEnumerable<MessageParts> Of(RunRecord record) => record.Cells
        .Where(cell => cell.Anatomy is { Count: > 0 })
        .GroupBy(cell => (cell.Model, cell.Scenario, cell.PayloadSha256))
        .Select(same => new MessageParts(
            same.Key.Model, same.Key.Scenario, [.. same.Select(cell => cell.Serializer)], same.First().Anatomy!));

    internal static string[] KindsOf(IEnumerable<MessageParts> messages) =>
        [.. messages.SelectMany(message => message.Parts).Select(part => part.Kind).Distinct().OrderBy(RankOf)];

    internal static int RankOf(string kind) => Array.IndexOf(Known, kind) is >= 0 and int rank ? rank : Known.Length - 1;
}
