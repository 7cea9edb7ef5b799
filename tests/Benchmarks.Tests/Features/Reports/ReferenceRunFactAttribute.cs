namespace SerBench.Benchmarks.Tests.Features.Reports;

/// <summary>A test of the committed run.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ReferenceRunFactAttribute : FactAttribute
{
    public ReferenceRunFactAttribute() => Skip = ReferenceRun.Exists ? null : "There is no run.json below reports: .ci/reference makes one.";
}
