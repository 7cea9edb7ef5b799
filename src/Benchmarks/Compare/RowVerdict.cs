namespace SerBench.Benchmarks.Compare;

/// <summary>What became of a row from one run to another.</summary>
public enum RowVerdict
{
    Slower,
    Faster,

    /// <summary>The runs cannot say: a change that matters may hide in their noise.</summary>
    Noisy,

    /// <summary>Only the second run has it.</summary>
    New,

    /// <summary>Only the first run has it.</summary>
    Gone,

    /// <summary>A change that matters would have been seen.</summary>
    Same,
}
