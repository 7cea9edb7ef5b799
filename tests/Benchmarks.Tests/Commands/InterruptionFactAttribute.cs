using Xunit.v3;

namespace SerBench.Benchmarks.Tests.Commands;

// A test that sends a signal to the program while it measures.
[XunitTestCaseDiscoverer(typeof(UnlessExplicit))]
internal sealed class InterruptionFactAttribute : MeasuringFactAttribute
{
    public InterruptionFactAttribute(bool isLong = false)
    {
        Skip ??= OperatingSystem.IsLinux() ? null : "a signal is sent by the tools of Linux";
        Explicit = isLong && !Share.IsWhole;
    }
}
