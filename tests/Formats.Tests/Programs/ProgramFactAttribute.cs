namespace SerBench.Formats.Tests.Programs;

/// <summary>A test that is skipped if a program is not installed.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProgramFactAttribute : FactAttribute
{
    public ProgramFactAttribute(string program) => Skip = new InstalledProgram(program).Lack;
}
