namespace SerBench.Benchmarks.Reports.Links;

/// <summary>Names the best mode over the slowest and over the fastest published link, in a sentence.</summary>
internal static class LinkVerdict
{
    /// <summary>The sentence; null if fewer than two modes have times of encode and decode.</summary>
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

    // A difference within the noise makes no winner.
    private static string AsGood(LinkModes data, double bandwidth)
    {
        int others = data.CountAsGoodAt(bandwidth);
        return others == 0 ? "" : $" ({others} {(others == 1 ? "other" : "others")} cannot be told from it)";
    }
}
