using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Plan;

internal sealed record NewValue(NewType Type, bool HasNull)
{
    public string Code => Type.Code + (HasNull ? "?" : "");

    public bool IsWritten => Type is not (NewType.Blocked or NewType.Absent);
}
