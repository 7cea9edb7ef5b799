using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Reports.Links;

/// <summary>Which mode is best over the slowest and the fastest published link, in a sentence.</summary>
internal static class LinkVerdict
{
    /// <summary>Null where nothing was timed both ways, or only one mode.</summary>
    public static string? Say(RunRecord record, Figures figures, string model, string scenario)
    {
        LinkModes? data = LinkModes.Of(record, figures)
            .FirstOrDefault(data => data.Model == model && data.Scenario == scenario && data.Shape == CodecShape.Object);
        if (data is null or { Modes.Count: 1 })
        {
            return null;
        }

        (int slow, int fast) = (LinkModes.Presets[0], LinkModes.Presets[^1]);
        (LinkMode small, LinkMode quick) = (data.BestAt(slow), data.BestAt(fast));
        CultureInfo invariant = CultureInfo.InvariantCulture;
        return small == quick
            ? string.Create(invariant, $"Sent over {LinkName.Speed(slow)} and over {LinkName.Speed(fast)} alike, {small.Cell.Serializer} costs least{AsGood(data, slow)}.")
            : string.Create(
                invariant,
                $"Sent over {LinkName.Speed(slow)}, {small.Cell.Serializer} costs least{AsGood(data, slow)} for its {small.Size.Typical} bytes; over {LinkName.Speed(fast)} {quick.Cell.Serializer} does{AsGood(data, fast)} for its {quick.Code:#,##0} ns of code.");
    }

    // Nothing within the noise is a winner.
    private static string AsGood(LinkModes data, double bandwidth)
    {
        int others = data.CountAsGoodAt(bandwidth);
        return others == 0 ? "" : $" ({others} {(others == 1 ? "other" : "others")} cannot be told from it)";
    }
}
