using SerBench.Benchmarks.Features.Counts;

namespace SerBench.Benchmarks.Tests.Features.Counts;

// A test that steps a process. Some systems forbid this.
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TracingFactAttribute : FactAttribute
{
    private static readonly Lazy<string?> Obstacle = new(CountTracer.FindObstacle);

    public TracingFactAttribute() => Skip = Obstacle.Value;
}
