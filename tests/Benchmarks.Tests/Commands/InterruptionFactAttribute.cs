namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>A test that sends a signal to the program while it measures.</summary>
internal sealed class InterruptionFactAttribute : MeasuringFactAttribute
{
    public InterruptionFactAttribute() => Skip ??= OperatingSystem.IsLinux() ? null : "a signal is sent by the tools of Linux";
}
