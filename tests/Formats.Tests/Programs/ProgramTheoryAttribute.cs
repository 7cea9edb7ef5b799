namespace SerBench.Formats.Tests.Programs;

/// <summary>A theory that is skipped if a program is not installed.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProgramTheoryAttribute : TheoryAttribute
{
    public ProgramTheoryAttribute(string program) => Skip = new InstalledProgram(program).Lack;
}
