namespace SerBench.Engine.Measure.Racing;

// Compares a row with the leader by the logarithm of their ratio in each round, so that a slower machine cancels out.
internal sealed class RacePair
{
    // A row is called slower or equal by mistake with these probabilities, times the launches. The second product stops growing after eight
    // launches, because repeated tests add up mistakes.
    private const double RiskOfSlower = 0.0007;
    private const double RiskOfEqual = 0.01;
    private const int Usual = 8;

    // In the variance, the noise of all rows weighs at most as much as this many launches of the pair.
    private const double MostOfPool = 8;

    // A disturbed launch may take this many times as long. A single launch decides only beyond that factor.
    private const double Disturbed = 2;

    // After fewer launches, forecasts of needed launches may be several times too high.
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
        // The leader's first launch may be the disturbed one, so a row's single launch is compared with all launches of the leader.
        double[] ratios = row.Launches.Count == 1
            ? [Math.Log(row.Total / leader.Total)]
            : [.. row.Launches.Zip(leader.Launches, (mine, best) => Math.Log((mine + row.Transfer) / (best + leader.Transfer)))];
        _launches = ratios.Length;
        _distance = ratios.Average();
        _isDisturbed = _launches == 1 && (row.Code / Disturbed) + row.Transfer < leader.Total;

        // The noise of all rows includes these launches, so their degrees of freedom are subtracted. The sum's follow Satterthwaite's
        // formula.
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

    public bool IsSlower => !_isDisturbed && IsBeyond(_launches, _distance);

    public bool IsWithin => IsBelow(_launches);

    public bool IsOpen => !IsSlower && !IsWithin;

    public int? LaunchesToDecide => Forecast(Race.MostLaunches);

    public bool IsWorthLaunching => _launches < FewLaunches || Forecast(Unlikely) is not null;

    private int? Forecast(int most)
    {
        for (int launches = _launches + 1; launches <= most; launches++)
        {
            if (IsBeyond(launches, Math.Abs(_distance)) || IsBelow(launches))
            {
                return launches;
            }
        }

        return null;
    }

    private bool IsBeyond(int launches, double distance) => distance > ErrorOf(launches, RiskOfSlower * launches);

    // In most rounds, the leader may be the slower one.
    private bool IsBelow(int launches) =>
        Math.Abs(_distance) + ErrorOf(launches, RiskOfEqual * (launches <= Usual ? launches : Usual / 2)) < Matters;

    private double ErrorOf(int launches, double risk) =>
        StudentT.TwoSided(risk, _degrees + launches - _launches) * Math.Sqrt(_variance / launches);
}
