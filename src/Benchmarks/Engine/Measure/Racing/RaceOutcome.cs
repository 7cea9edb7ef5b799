namespace SerBench.Benchmarks.Engine.Measure.Racing;

public enum RaceOutcome
{
    Winner,

    /// <summary>Others differ from the leader by too little to matter.</summary>
    Equal,

    Undecided,
}
