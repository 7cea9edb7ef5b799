namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>A test of files that only Linux has.</summary>
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
