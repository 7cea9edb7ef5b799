namespace SerBench.Benchmarks.Base.Records;

public enum RowClass
{
    /// <summary>A library that anybody can install.</summary>
    Library,

    /// <summary>A format and an access that the package offers for any type.</summary>
    Ours,

    /// <summary>Floors, and code for one model alone: they show how far the others are from the best possible.</summary>
    Bound,
}
