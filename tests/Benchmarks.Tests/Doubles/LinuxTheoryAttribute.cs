namespace SerBench.Benchmarks.Tests.Doubles;

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
