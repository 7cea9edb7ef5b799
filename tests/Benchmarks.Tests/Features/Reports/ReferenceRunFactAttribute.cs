namespace SerBench.Benchmarks.Tests.Features.Reports;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ReferenceRunFactAttribute : FactAttribute
{
    public ReferenceRunFactAttribute() =>
        Skip = ReferenceRun.Exists ? null : "There is no run.json below reports: .ci/reference makes one.";
}
