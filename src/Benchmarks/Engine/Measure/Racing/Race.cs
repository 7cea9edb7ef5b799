namespace SerBench.Benchmarks.Engine.Measure.Racing;

// The order of several rows, as far as launches show it. Race, answer and reports have one rule (docs/measure.md).
public sealed class Race
{
    // Totals that differ by a smaller factor do not matter: convenience decides between such rows.
    public const double Matters = 1.1;

    // The order may be looked at after each launch.
    public const int MostLaunches = 8;

    // The accepted chance, over all looks, to call a row slower that is not. Looks at the same launches err together, and the leader is
    // rarely just lucky: in simulations less than a fiftieth of all races name the wrong row.
    private const double Risk = 0.2;

    private readonly double _limit;

    // contestants: at least one row, each with a launch.
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

    // Rows whose totals differ from the leader's by too little to matter.
    public IReadOnlyList<Contestant> Equal { get; }

    // Rows whose launches do not yet show whether they differ from the leader.
    public IReadOnlyList<Contestant> Open { get; }

    public RaceOutcome Outcome => Open.Count > 0 ? RaceOutcome.Undecided : Equal.Count > 0 ? RaceOutcome.Equal : RaceOutcome.Winner;

    // The rows to launch next: the leader and the open rows. Rows over one launch ahead wait.
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

    // About how many launches of each open row would decide the race.
    public int LaunchesToDecide => Open.Count == 0 ? 0 : Open.Max(rival =>
    {
        double distance = DistanceOf(rival);
        double room = Math.Max(distance, Math.Log(Matters) - distance);
        double launches =
            _limit * _limit * ((rival.Variance * rival.Launches.Count) + (Leader.Variance * Leader.Launches.Count)) / (room * room);
        return (int)Math.Ceiling(Math.Max(launches, rival.Launches.Count + 1));
    });

    private double DistanceOf(Contestant rival) => Math.Log(rival.Total / Leader.Total);

    // A row is decided if noise cannot change its standing. A certainly slower row is behind, or equal if the difference is too small to
    // matter. A row that is certainly not slower by enough to matter is equal.
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
