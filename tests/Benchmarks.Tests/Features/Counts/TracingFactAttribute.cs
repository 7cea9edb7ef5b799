using SerBench.Benchmarks.Features.Counts;

namespace SerBench.Benchmarks.Tests.Features.Counts;

/// <summary>A test that steps a process. Some systems forbid this.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TracingFactAttribute : FactAttribute
{
    private static readonly Lazy<string?> Obstacle = new(CountTracer.FindObstacle);

    public TracingFactAttribute() => Skip = Obstacle.Value;
}
