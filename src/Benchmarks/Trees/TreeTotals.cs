using System.Globalization;
using SerBench.Benchmarks.Pages.Charts;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Trees;

/// <summary>A bar per codec at one bandwidth: serializing, transfer, deserializing.</summary>
/// <param name="Results">Of codecs that carried the tree; at least one.</param>
internal sealed record TreeTotals(string Scenario, int Bandwidth, IReadOnlyList<CodecResult> Results) : IChart
{
    private const double Microseconds = 1000;

    private static readonly (string Class, string Name, Func<Timing, long> Part)[] Parts =
    [
        ("kind0", "serialize", timing => timing.Serialize), ("kind5", "transfer", timing => timing.Transfer), ("kind2", "deserialize", timing => timing.Deserialize),
    ];

    public string Description => $"A tree ({Scenario}) over {Bandwidth} MB/s{(PublishedTreeText.Meaning(Bandwidth) is { } meaning ? $" ({meaning})" : "")}, ms";

    public string FileName => ChartName.Of("tree", Scenario, $"{Bandwidth}");

    private StackedBars Bars
    {
        get
        {
            (string Codec, Timing Timing)[] bars =
                [.. Results.Select(result => (result.Codec, Timing: result.Timings.First(timing => timing.Bandwidth == Bandwidth))).OrderBy(bar => bar.Timing.Total)];
            return new StackedBars(
                Description,
                bars[^1].Timing.Total,
                [.. Parts.Select(part => (part.Class, part.Name))],
                [.. bars.Select(bar => new StackedBar(
                    bar.Codec,
                    Format(bar.Timing.Total),
                    [.. Parts.Select(part => new StackedPart(part.Class, part.Part(bar.Timing), $"{part.Name}: {Format(part.Part(bar.Timing))}"))]))])
            {
                ValueWidth = 110,
            };
        }
    }

    public string DrawFile() => Bars.DrawFile();

    public string DrawHtml() => Bars.DrawHtml();

    private static string Format(long microseconds) => string.Create(CultureInfo.InvariantCulture, $"{microseconds / Microseconds:N1} ms");
}
