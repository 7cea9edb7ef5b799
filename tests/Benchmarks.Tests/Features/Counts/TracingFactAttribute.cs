using Xunit.v3;
using SerBench.Benchmarks.Features.Counts;

namespace SerBench.Benchmarks.Tests.Features.Counts;

// A long test that steps a process. Some systems forbid this.
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer(typeof(UnlessExplicit))]
internal sealed class TracingFactAttribute : FactAttribute
{
    private static readonly Lazy<string?> Obstacle = new(CountTracer.FindObstacle);

    public TracingFactAttribute() => (Skip, Explicit) = (Obstacle.Value, !Share.IsWhole);
}
