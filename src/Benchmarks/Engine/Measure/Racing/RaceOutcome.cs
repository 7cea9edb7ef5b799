namespace SerBench.Benchmarks.Engine.Measure.Racing;

public enum RaceOutcome
{
    Winner,

    Equal,

    Undecided,
}
