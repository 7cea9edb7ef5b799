using System.Globalization;
using SerBench.Benchmarks.Results;
using SerBench.Serializers.Contracts;

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
            ? string.Create(invariant, $"Sent over {slow} MB/s and over {fast:#,##0} MB/s alike, {small.Cell.Serializer} costs least{AsGood(data, slow)}.")
            : string.Create(
                invariant,
                $"Sent over {slow} MB/s, {small.Cell.Serializer} costs least{AsGood(data, slow)} for its {small.Size.Typical} bytes; over {fast:#,##0} MB/s {quick.Cell.Serializer} does{AsGood(data, fast)} for its {quick.Code:#,##0} ns of code.");
    }

    // Nothing within the noise is a winner.
    private static string AsGood(LinkModes data, double bandwidth)
    {
        LinkMode best = data.BestAt(bandwidth);
        int others = data.Modes.Count(mode => mode != best && mode.IsAsGoodAs(best, bandwidth));
        return others == 0 ? "" : $" ({others} {(others == 1 ? "other" : "others")} cannot be told from it)";
    }
}
