namespace SerBench.Benchmarks.Tests.Commands;

// A test that sends a signal to the program while it measures.
internal sealed class InterruptionFactAttribute : MeasuringFactAttribute
{
    public InterruptionFactAttribute() => Skip ??= OperatingSystem.IsLinux() ? null : "a signal is sent by the tools of Linux";
}
