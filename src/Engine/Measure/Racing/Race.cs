namespace SerBench.Engine.Measure.Racing;

// Finds out which serializers are slower than the fastest one (docs/measure.md).
public sealed class Race
{
    public const double Matters = 1.1;

    public const int MostLaunches = 16;

    // While the noise is unknown, no serializer is proven slower, so only this many of the fastest are measured again.
    private const int EnoughForNoise = 4;

    private readonly RacePair[] _pairs;

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

    public IReadOnlyList<Contestant> Equal { get; }

    public IReadOnlyList<Contestant> Near { get; }

    // The launches do not yet show whether these rows are slower.
    public IReadOnlyList<Contestant> Open { get; }

    public RaceOutcome Outcome => Open.Count > 0 ? RaceOutcome.Undecided : Equal.Count > 0 ? RaceOutcome.Equal : RaceOutcome.Winner;

    public IEnumerable<Contestant> Leading => Open.Prepend(Leader);

    // The nearest slower row's time as a multiple of the leader's time.
    public double? Lead => Outcome == RaceOutcome.Undecided ? null
        : Order.Skip(1).Except(Equal).Select(row => (double?)(row.Total / Leader.Total)).FirstOrDefault();

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

    // Null if the race would need too many launches.
    public int? LaunchesToDecide => _pairs.Where(pair => pair.IsOpen).Select(pair => pair.LaunchesToDecide)
        .Aggregate((int?)0, (most, launches) => launches > most || launches is null ? launches : most);

    private IReadOnlyList<Contestant> RowsWhere(Func<RacePair, bool> isMeant) => [.. _pairs.Where(isMeant).Select(pair => pair.Row)];
}
