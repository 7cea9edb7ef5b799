namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>A test that sends a signal to the program while it works. It needs an optimized build, because only that times rows.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class InterruptionFactAttribute : FactAttribute
{
    public InterruptionFactAttribute()
    {
#if DEBUG
        Skip = "a Debug build times nothing that could be interrupted";
#else
        if (!OperatingSystem.IsLinux())
        {
            Skip = "a signal is sent by the tools of Linux";
        }
#endif
    }
}
