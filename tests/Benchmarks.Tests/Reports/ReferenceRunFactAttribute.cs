namespace SerBench.Benchmarks.Tests.Reports;

/// <summary>A test of the committed run.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ReferenceRunFactAttribute : FactAttribute
{
    public ReferenceRunFactAttribute() => Skip = ReferenceRun.Exists ? null : "There is no reports/full/run.json: CONTRIBUTING says how it is made.";
}
