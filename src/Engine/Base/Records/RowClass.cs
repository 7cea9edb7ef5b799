namespace SerBench.Engine.Base.Records;

public enum RowClass
{
    Library,

    // Our own format, with code that works for any type.
    Ours,

    // Code written by hand or for one model shows the best possible time.
    Bound,
}
