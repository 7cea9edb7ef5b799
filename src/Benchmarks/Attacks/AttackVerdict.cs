namespace SerBench.Benchmarks.Attacks;

/// <summary>What became of one input.</summary>
public enum AttackVerdict
{
    Rejected,
    AcceptedEqual,
    AcceptedDifferent,
    WrongException,
    Crash,
    Hang,
    NotIdempotent,
    OverAllocation,
}
