namespace SerBench.Formats.Tests.Programs;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProgramTheoryAttribute : TheoryAttribute
{
    public ProgramTheoryAttribute(string program) => Skip = new InstalledProgram(program).Lack;
}
