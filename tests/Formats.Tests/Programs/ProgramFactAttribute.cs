namespace SerBench.Formats.Tests.Programs;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ProgramFactAttribute : FactAttribute
{
    public ProgramFactAttribute(string program) => Skip = new InstalledProgram(program).Lack;
}
