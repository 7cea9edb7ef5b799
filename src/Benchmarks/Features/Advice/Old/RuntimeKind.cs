namespace SerBench.Benchmarks.Features.Advice.Old;

internal enum RuntimeKind
{
    Scalar,
    Items,
    Pairs,
    Parts,
}
