namespace SerBench.Engine.Measure.Racing;

// A row against the leader, by the logarithms of their ratio in each round: what both meet in a round, such as a slower machine, cancels
// out. The chances of error grow with the launches, so that few launches decide only what is plain.
internal sealed class RacePair
{
    // The accepted chances for each launch: to call a row slower that is not, and one equal that is not. At eight launches the second one
    // is that of the usual test of equivalence, 4 % for each side; after that it is half of it, since there are many looks.
    private const double RiskOfSlower = 0.0007;
    private const double RiskOfEqual = 0.01;
    private const int Usual = 8;

    // All rows together tell the noise of a pair like this many of its own launches.
    private const double MostOfPool = 8;

    // How many times as long a disturbed launch may take: a single launch decides only what this would not explain.
    private const double Disturbed = 2;

    // A forecast from a few launches may be several times too high.
    private const int FewLaunches = 4;
    private const int Unlikely = 4 * Race.MostLaunches;

    private static readonly double Matters = Math.Log(Race.Matters);

    private readonly int _launches;
    private readonly double _distance;
    private readonly bool _isDisturbed;
    private readonly double _variance;
    private readonly double _degrees;

    public RacePair(Contestant row, Contestant leader, RaceNoise noise)
    {
        // A single launch is compared with all of the leader's: the leader's first one may be the disturbed one.
        double[] ratios = row.Launches.Count == 1
            ? [Math.Log(row.Total / leader.Total)]
            : [.. row.Launches.Zip(leader.Launches, (mine, best) => Math.Log((mine + row.Transfer) / (best + leader.Transfer)))];
        _launches = ratios.Length;
        _distance = ratios.Average();
        _isDisturbed = _launches == 1 && (row.Code / Disturbed) + row.Transfer < leader.Total;

        // The pool has these launches, too. Their sum has the degrees of freedom of Satterthwaite's formula.
        double own = _launches - 1;
        double others = noise.Degrees - own;
        double pooled = Math.Min(others, MostOfPool);
        double shares = (row.Share * row.Share) + (leader.Share * leader.Share);
        _variance = ((pooled * noise.Deviation * noise.Deviation * shares)
            + ratios.Sum(ratio => (ratio - _distance) * (ratio - _distance))) / (pooled + own);
        _degrees = Math.Round((pooled + own) * (pooled + own) / ((pooled * pooled / others) + own));
        Row = row;
    }

    public Contestant Row { get; }

    // Beyond the noise.
    public bool IsSlower => !_isDisturbed && IsBeyond(_launches, _distance);

    // By less than matters, noise included.
    public bool IsWithin => IsBelow(_launches, _distance);

    public bool IsOpen => !IsSlower && !IsWithin;

    // How many launches of both would probably decide the pair; null if more than the race allows.
    public int? LaunchesToDecide => Forecast(Race.MostLaunches);

    // Further launches are not worth their time if several times as many as allowed would be needed.
    public bool IsWorthLaunching => _launches < FewLaunches || Forecast(Unlikely) is not null;

    private int? Forecast(int most)
    {
        for (int launches = _launches + 1; launches <= most; launches++)
        {
            if (IsBeyond(launches, Math.Abs(_distance)) || IsBelow(launches, Math.Abs(_distance)))
            {
                return launches;
            }
        }

        return null;
    }

    private bool IsBeyond(int launches, double distance) => distance > ErrorOf(launches, RiskOfSlower * launches);

    private bool IsBelow(int launches, double distance) =>
        distance + ErrorOf(launches, RiskOfEqual * (launches <= Usual ? launches : Usual / 2)) < Matters;

    private double ErrorOf(int launches, double risk) =>
        StudentT.TwoSided(risk, _degrees + launches - _launches) * Math.Sqrt(_variance / launches);
}
