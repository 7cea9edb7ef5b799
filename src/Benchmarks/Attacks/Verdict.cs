namespace SerBench.Benchmarks.Attacks;

/// <summary>What became of one input.</summary>
public enum Verdict
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
