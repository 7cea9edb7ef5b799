namespace SerBench.Engine.Base.Records;

public enum RowClass
{
    Library,

    // A format of this package with an access that works for any type.
    Ours,

    // Floors, and code for one model, show the best possible time.
    Bound,
}
