namespace SerBench.Benchmarks.Compare;

/// <summary>Which numbers two runs must agree on to the last byte.</summary>
public enum ExactKind
{
    /// <summary>Bytes of a message.</summary>
    Size,

    /// <summary>Bytes allocated per operation.</summary>
    Alloc,
}
