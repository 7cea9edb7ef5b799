namespace SerBench.Benchmarks.Engine.Measure.Racing;

// The order of several rows, as far as launches show it: docs/measure.md has the rule, and RaceSimulationTests its risks.
public sealed class Race
{
    // Totals that differ by a smaller factor do not matter: convenience decides between such rows.
    public const double Matters = 1.1;

    // The order may be looked at after each launch.
    public const int MostLaunches = 16;

    private readonly RacePair[] _pairs;

    // contestants: at least one row, each with a launch.
    public Race(IEnumerable<Contestant> contestants, RaceNoise noise)
    {
        Order = [.. contestants.OrderBy(contestant => contestant.Total)];
        Noise = noise;
        _pairs = [.. Order.Skip(1).Select(row => new RacePair(row, Leader, noise))];
        ILookup<Standing, Contestant> standings = _pairs.ToLookup(pair => pair.Standing, pair => pair.Row);
        Equal = [.. standings[Standing.Equal]];
        Near = [.. standings[Standing.Near]];
        Open = [.. standings[Standing.Open]];
    }

    public IReadOnlyList<Contestant> Order { get; }

    public RaceNoise Noise { get; }

    public Contestant Leader => Order[0];

    public IReadOnlyList<Contestant> Equal { get; }

    public IReadOnlyList<Contestant> Near { get; }

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
            Contestant[] open = [.. _pairs.Where(pair => pair.Standing == Standing.Open && pair.IsWorthLaunching).Select(pair => pair.Row)];
            Contestant[] going = open.Length == 0 ? [] : [.. open.Prepend(Leader).Where(row => row.Launches.Count < MostLaunches)];
            return [.. going.Where(row => row.Launches.Count == going.Min(one => one.Launches.Count))];
        }
    }

    // About how many launches of each open row would decide the race; null if more than it allows.
    public int? LaunchesToDecide => _pairs.Where(pair => pair.Standing == Standing.Open).Select(pair => pair.LaunchesToDecide)
        .Aggregate((int?)0, (most, launches) => launches > most || launches is null ? launches : most);
}
