namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>A test of the real program that measures. A Debug build measures nothing.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal class MeasuringFactAttribute : FactAttribute
{
    public MeasuringFactAttribute() => Skip = EnvironmentReader.IsDebugBuild ? "a Debug build measures nothing" : null;
}
