namespace SerBench.Engine.Base.Records;

public enum RowClass
{
    // A library that anybody can install.
    Library,

    // A format and an access of this package, for any type.
    Ours,

    // Floors, and code for one model: they show how far other rows are from the best possible.
    Bound,
}
