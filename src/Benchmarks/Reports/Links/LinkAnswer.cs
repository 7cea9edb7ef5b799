namespace SerBench.Benchmarks.Reports.Links;

/// <summary>The answer for one kind of data over one link: a library first, then how far it is from the best possible.</summary>
/// <param name="Best">The library with the lowest total; the best of all modes if no library was timed.</param>
/// <param name="TooClose">Other libraries that cannot be told from it, or that differ too little to matter; the best first, each in its best way.</param>
/// <param name="Ours">The best mode that our package offers for any type; null if none was timed.</param>
/// <param name="Possible">The best of all modes, those for one model alone included.</param>
internal sealed record LinkAnswer(LinkModes Data, double Bandwidth, LinkMode Best, IReadOnlyList<LinkMode> TooClose, LinkMode? Ours, LinkMode Possible)
{
    /// <summary>Totals that differ by less are chosen by convenience.</summary>
    public const double Matters = 1.1;

    /// <param name="noise">The ratio below which a difference means nothing on this machine (<see cref="MachineNoise"/>).</param>
    public static LinkAnswer Of(LinkModes data, double bandwidth, double noise)
    {
        // Compression and conversion are no part of a library: such rows do not count where there are others.
        ILookup<bool, LinkMode> isPlain = data.Modes.OrderBy(mode => mode.TotalAt(bandwidth)).ToLookup(IsPlain);
        LinkMode[] sorted = [.. isPlain[isPlain.Contains(true)]];
        LinkMode[] libraries = [.. sorted.Where(mode => mode.Class == RowClass.Library).DistinctBy(mode => SerializerNames.LibraryOf(mode.Cell.Serializer))];
        LinkMode[] ranked = libraries.Length > 0 ? libraries : sorted;

        // Noise is in the code alone. Bytes over a link are figured.
        double limit = Math.Max(Matters * ranked[0].TotalAt(bandwidth), (noise * ranked[0].Code) + ranked[0].TransferAt(bandwidth));
        return new LinkAnswer(
            data,
            bandwidth,
            ranked[0],
            [.. ranked.Skip(1).Where(mode => mode.TotalAt(bandwidth) < limit || mode.IsAsGoodAs(ranked[0], bandwidth))],
            Array.Find(sorted, mode => mode.Class == RowClass.Ours),
            sorted[0]);
    }

    public double Total => Best.TotalAt(Bandwidth);

    /// <summary>True if the best is a library and not a mode of ours.</summary>
    public bool IsLibrary => Best.Class == RowClass.Library;

    /// <summary>True if the time was up before half of the libraries were timed: the best of these few says nothing about the others.</summary>
    public bool IsCut => IsLibrary && 2 * Data.TimedLibraries < Data.WantedLibraries;

    /// <summary>The library with the fewest bytes; null if none was timed.</summary>
    public LinkMode? Smallest => Data.Modes.Where(mode => mode.Class == RowClass.Library && IsPlain(mode)).MinBy(mode => (mode.Size.Mean, mode.Code));

    /// <summary>A mode's total as a multiple of the best library's.</summary>
    public double Times(LinkMode mode) => mode.TotalAt(Bandwidth) / Total;

    /// <summary>What makes the difference between the best library and the best possible.</summary>
    public string WhyNotPossible()
    {
        double gap = Total - Possible.TotalAt(Bandwidth);
        double bytes = Best.TransferAt(Bandwidth) - Possible.TransferAt(Bandwidth);
        return Possible == Best ? "nothing timed costs less"
            : Times(Possible) > 1 / Matters ? string.Create(CultureInfo.InvariantCulture, $"x {Times(Possible):0.00} ({Possible.Cell.Serializer})")
            : string.Create(CultureInfo.InvariantCulture, $"x {Times(Possible):0.00} ({Possible.Cell.Serializer}): {Describe(gap, bytes)}");
    }

    private static string Describe(double gap, double bytes) => bytes < 0 ? "less code, more bytes"
        : bytes > gap ? "fewer bytes, more code"
        : string.Create(CultureInfo.InvariantCulture, $"{1 - (bytes / gap):0 %} of what it saves is code, {bytes / gap:0 %} bytes");

    private static bool IsPlain(LinkMode mode) => !mode.Cell.Serializer.Contains('+');
}
