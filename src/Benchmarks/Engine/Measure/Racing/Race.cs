namespace SerBench.Benchmarks.Engine.Measure.Racing;

/// <summary>The order of several rows, as far as launches show it. Race, answer and reports have one rule (docs/measure.md).</summary>
public sealed class Race
{
    /// <summary>Totals that differ by a smaller factor do not matter: convenience decides between such rows.</summary>
    public const double Matters = 1.1;

    /// <summary>The most launches of a row in a race. The order may be looked at after each.</summary>
    public const int MostLaunches = 8;

    // The accepted chance, over all looks, to call a row slower that is not. Looks at the same launches err together, and the leader is
    // rarely just lucky: in simulations less than a fiftieth of all races name the wrong row.
    private const double Risk = 0.2;

    private readonly double _limit;

    /// <param name="contestants">At least one row, each with a launch.</param>
    public Race(IEnumerable<Contestant> contestants, RaceNoise noise)
    {
        Order = [.. contestants.OrderBy(contestant => contestant.Total)];
        Noise = noise;
        _limit = StudentT.TwoSided(Risk / MostLaunches, noise.Degrees) * noise.Deviation;
        ILookup<Standing, Contestant> standings = Order.Skip(1).ToLookup(StandingOf);
        Equal = [.. standings[Standing.Equal]];
        Open = [.. standings[Standing.Open]];
    }

    public IReadOnlyList<Contestant> Order { get; }

    public RaceNoise Noise { get; }

    public Contestant Leader => Order[0];

    /// <summary>The rows whose totals differ from the leader's by too little to matter.</summary>
    public IReadOnlyList<Contestant> Equal { get; }

    /// <summary>The rows whose launches do not yet show whether they differ from the leader.</summary>
    public IReadOnlyList<Contestant> Open { get; }

    public RaceOutcome Outcome => Open.Count > 0 ? RaceOutcome.Undecided : Equal.Count > 0 ? RaceOutcome.Equal : RaceOutcome.Winner;

    /// <summary>The rows to launch next: the leader and the open rows; none after the race. Rows over one launch ahead wait.</summary>
    public IReadOnlyList<Contestant> Next
    {
        get
        {
            Contestant[] going = Open.Count == 0
                ? []
                : [.. Open.Prepend(Leader).Where(contestant => contestant.Launches.Count < MostLaunches)];
            return going.Length > 0 && going.Min(contestant => contestant.Launches.Count) is var least
                ? [.. going.Where(contestant => contestant.Launches.Count <= least + 1)]
                : going;
        }
    }

    /// <summary>About how many launches of each open row would decide the race.</summary>
    public int LaunchesToDecide => Open.Count == 0 ? 0 : Open.Max(rival =>
    {
        double distance = DistanceOf(rival);
        double room = Math.Max(distance, Math.Log(Matters) - distance);
        double launches =
            _limit * _limit * ((rival.Variance * rival.Launches.Count) + (Leader.Variance * Leader.Launches.Count)) / (room * room);
        return (int)Math.Ceiling(Math.Max(launches, rival.Launches.Count + 1));
    });

    private double DistanceOf(Contestant rival) => Math.Log(rival.Total / Leader.Total);

    // A row is decided if noise cannot change its standing. It is certainly slower: behind, or equal if the difference is too small to
    // matter. Or it is certainly not slower by enough to matter: equal.
    private Standing StandingOf(Contestant rival)
    {
        double distance = DistanceOf(rival);
        double noise = _limit * Math.Sqrt(rival.Variance + Leader.Variance);
        return distance > noise ? distance < Math.Log(Matters) ? Standing.Equal : Standing.Behind
            : distance + noise < Math.Log(Matters) ? Standing.Equal
            : Standing.Open;
    }

    private enum Standing
    {
        Behind,
        Equal,
        Open,
    }
}
