using System.Runtime.Loader;
using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Programs;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Peers.MongoBson;

namespace SerBench.Benchmarks.Tests.Engine.Programs;

// Compiles a program in this process against assemblies, as a project would, and runs it here.
internal static class ProgramRunner
{
    private const string Usings =
        "global using System;\nglobal using System.Collections.Generic;\nglobal using System.IO;\nglobal using System.Linq;\n";

    public static int Run(LibraryProgram program, Cell cell, IEnumerable<string> references, params string[] arguments)
    {
        File.WriteAllText(Path.Combine(program.Folder, "Usings.cs"), Usings);
        string kind = Path.GetFileName(Path.GetDirectoryName(program.Folder))!;
        string assembly = Path.Combine(program.Folder, $"Trial{kind}{cell.Model.Id}{cell.Serializer.Id[5..].Replace(':', '-')}.dll");

        // A project has the generator of the runtime by itself.
        IEnumerable<string> generators = BuiltInCode.Recipes
            .Where(recipe => PeerId.Parse(cell.Serializer.Id)!.Value.Package == recipe.Id)
            .SelectMany(CSharpBuild.GeneratorsOf);
        string? framework = Path.GetDirectoryName(typeof(object).Assembly.Location);
        IEnumerable<string> runtime = OwnProgram.Assemblies.Where(file => Path.GetDirectoryName(file) == framework);
        string? error = CSharpBuild.Compile(assembly, [.. runtime.Concat(references).Distinct()], generators);
        Assert.True(error is null, error);
        if (cell.Serializer.Id == MongoBsonCard.Main)
        {
            // It registers forms once per process, and the rows of this process have theirs. Whole runs start its project.
            return 0;
        }

        MethodInfo main = AssemblyLoadContext.GetLoadContext(cell.Model.Type.Assembly)!
            .LoadFromAssemblyPath(assembly)
            .GetType("Program")!.GetMethod("Main")!;
        return (int)main.Invoke(null, [arguments])!;
    }
}
