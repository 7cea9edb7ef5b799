namespace SerBench.Engine.Measure.Racing;

// The order of several rows, as far as launches show it: docs/measure.md has the rule, and RaceSimulationTests its risks.
public sealed class Race
{
    // Totals that differ by a smaller factor do not matter: convenience decides between such rows.
    public const double Matters = 1.1;

    // The order may be looked at after each launch.
    public const int MostLaunches = 16;

    // Before the noise is known no row is behind, so only the first rivals are launched again.
    private const int EnoughForNoise = 4;

    private readonly RacePair[] _pairs;

    /// <param name="contestants">at least one row, each with a launch.</param>
    public Race(IEnumerable<Contestant> contestants, RaceNoise noise)
    {
        Order = [.. contestants.OrderBy(contestant => contestant.Total)];
        Noise = noise;
        _pairs = [.. Order.Skip(1).Select(row => new RacePair(row, Leader, noise))];
        Equal = RowsWhere(pair => pair.IsWithin && !pair.IsSlower);
        Near = RowsWhere(pair => pair.IsWithin && pair.IsSlower);
        Open = RowsWhere(pair => pair.IsOpen);
    }

    public IReadOnlyList<Contestant> Order { get; }

    public RaceNoise Noise { get; }

    public Contestant Leader => Order[0];

    // Rows that differ from the leader by too little to matter, and may be faster.
    public IReadOnlyList<Contestant> Equal { get; }

    // Rows that are slower, by too little to matter.
    public IReadOnlyList<Contestant> Near { get; }

    // Rows whose launches do not yet show whether they are slower.
    public IReadOnlyList<Contestant> Open { get; }

    public RaceOutcome Outcome => Open.Count > 0 ? RaceOutcome.Undecided : Equal.Count > 0 ? RaceOutcome.Equal : RaceOutcome.Winner;

    // The leader, and the rows that may be as fast or faster, for all that is known.
    public IEnumerable<Contestant> Leading => Open.Prepend(Leader);

    // The nearest row that is slower, as a multiple of the leader; null if none is.
    public double? Lead => Outcome == RaceOutcome.Undecided ? null
        : Order.Skip(1).Except(Equal).Select(row => (double?)(row.Total / Leader.Total)).FirstOrDefault();

    // The rows to launch next: the leader and the open rows, those with the fewest launches.
    public IReadOnlyList<Contestant> Next
    {
        get
        {
            Contestant[] open =
                [.. RowsWhere(pair => pair.IsOpen && pair.IsWorthLaunching).Take(Noise.IsMeasured ? Order.Count : EnoughForNoise)];
            Contestant[] going = open.Length == 0 ? [] : [.. open.Prepend(Leader).Where(row => row.Launches.Count < MostLaunches)];
            return [.. going.Where(row => row.Launches.Count == going.Min(one => one.Launches.Count))];
        }
    }

    // About how many launches of each open row would decide the race; null if more than it allows.
    public int? LaunchesToDecide => _pairs.Where(pair => pair.IsOpen).Select(pair => pair.LaunchesToDecide)
        .Aggregate((int?)0, (most, launches) => launches > most || launches is null ? launches : most);

    private IReadOnlyList<Contestant> RowsWhere(Func<RacePair, bool> isMeant) => [.. _pairs.Where(isMeant).Select(pair => pair.Row)];
}
