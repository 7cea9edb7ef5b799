namespace SerBench.Benchmarks.Tests.Commands;

// A test of the real program that measures. A Debug build measures nothing.
[AttributeUsage(AttributeTargets.Method)]
internal class MeasuringFactAttribute : FactAttribute
{
    public MeasuringFactAttribute() => Skip = EnvironmentReader.IsDebugBuild ? "a Debug build measures nothing" : null;
}
