using System.Globalization;
using SerBench.Benchmarks.Pages.Charts;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports.Sections;

namespace SerBench.Benchmarks.Reports.Charts;

/// <summary>A bar per message, made of the kinds of its bytes.</summary>
/// <param name="Messages">The smallest first.</param>
public sealed record StackChart(string Title, IReadOnlyList<MessageParts> Messages) : IChart
{
    public string Description => $"{Title}: bytes of a message by what they are for";

    public string FileName => ChartName.Of("bytes", Title.Replace(" ", "", StringComparison.Ordinal));

    private StackedBars Bars => new(
        Description,
        Math.Max(1, Messages.Max(message => message.Size)),
        [.. MessageParts.KindsOf(Messages).Select(kind => (ClassOf(kind), AnatomySection.Words(kind)))],
        [.. Messages.Select(message => new StackedBar(
            NameOf(message),
            message.Size.ToString(CultureInfo.InvariantCulture),
            [.. message.Parts.Select(part => new StackedPart(ClassOf(part.Kind), part.Bytes, $"{AnatomySection.Words(part.Kind)}: {part.Bytes}"))]))]);

    public string DrawFile() => Bars.DrawFile();

    public string DrawHtml() => Bars.DrawHtml();

    private static string NameOf(MessageParts message) =>
        SerializerNames.GroupOf(message.Serializers[0]) + (message.Serializers.Any(serializer => SerializerNames.GroupOf(serializer) != SerializerNames.GroupOf(message.Serializers[0])) ? " and others" : "");

    private static string ClassOf(string kind) => $"kind{MessageParts.RankOf(kind)}";
}
