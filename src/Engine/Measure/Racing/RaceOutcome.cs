namespace SerBench.Engine.Measure.Racing;

public enum RaceOutcome
{
    Winner,

    Equal,

    Undecided,
}
