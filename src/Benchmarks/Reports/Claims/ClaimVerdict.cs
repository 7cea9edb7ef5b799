namespace SerBench.Benchmarks.Reports.Claims;

/// <summary>What a run says to a published sentence.</summary>
public enum ClaimVerdict
{
    Confirmed,
    Refuted,

    /// <summary>It is about the bytes of a layout that ours follows in its ideas and not byte for byte.</summary>
    OurLayoutDiffers,

    /// <summary>It is about another runtime, library or machine.</summary>
    NotComparableHere,

    /// <summary>The run lacks the rows, or its noise leaves it open.</summary>
    NotMeasured,
}
