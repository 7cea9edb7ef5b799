namespace SerBench.Benchmarks.Engine.Measure.Racing;

// How a row stands against the leader.
public enum Standing
{
    // Its launches show neither of the others.
    Open,

    // Slower.
    Behind,

    // Slower, by less than matters.
    Near,

    // It differs by less than matters, and may be the faster one.
    Equal,
}
