namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>A test that uses files of Linux.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxTheoryAttribute : TheoryAttribute
{
    public LinuxTheoryAttribute()
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = "there is no such file";
        }
    }
}
