namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The types in wild-types.txt.
internal static class WildTypes
{
    public static Assembly CompileTo(TestFolder folder) => ForeignAssembly.Load(CompiledAssembly.Write(
        folder, "Wild" + Guid.NewGuid().ToString("N"), Clone.Read("tests/Benchmarks.Tests/Engine/Outside/OwnTypes/wild-types.txt")));
}
