namespace SerBench.Benchmarks.Features.Advice.Old;

internal enum ObstacleKind
{
    Object,
    Delegate,
    Serializable,
    DataSet,
    Cycle,
    Dimensions,
    Versions,
    Depth,
}
