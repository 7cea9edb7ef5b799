namespace SerBench.Engine.Base.Records;

public enum RowClass
{
    Library,

    // A format of this package, for any type.
    Ours,

    // Floors, and code for one model.
    Bound,
}
