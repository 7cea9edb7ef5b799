using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Engine.Outside.Emitted;

/// <summary>Compiles C# to an assembly in a folder of its own. Other processes see the assembly whole or not at all.</summary>
internal static class CSharpBuild
{
    private const string Arguments = "csc.rsp";

    // Two rows of a library share its code, and different libraries are compiled at the same time.
    private static readonly ConcurrentDictionary<string, Lock> Compiling = new();

    // Generators ask for the framework by the symbols that a project would define.
    private static readonly string Symbols = string.Join(';', Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER").Prepend("NET"));

    /// <summary>The folder of all compiled code. The sources stay there for whoever wants to read them.</summary>
    /// <remarks>The program may run in the folder of another project. Projects do not compile what lies below a folder whose name begins
    /// with a dot.</remarks>
    public static string Root => Path.Combine("artifacts", ".emitted");

    /// <summary>The lock of an assembly in this process, from the question whether it is there until it is.</summary>
    public static Lock LockOf(string name) => Compiling.GetOrAdd(name, _ => new Lock());

    /// <summary>Compiles all C# files in the folder of an assembly.</summary>
    /// <returns>The first error; null if there is none.</returns>
    public static string? Compile(string assembly, IEnumerable<string> references, IEnumerable<string> generators)
    {
        // The name of the file is the name of the assembly. Another process may compile the same code; it has a folder of its own for what
        // is not finished.
        string folder = Path.GetDirectoryName(assembly)!;
        string half = Path.Combine(Directory.CreateDirectory(Path.Combine(folder, $"half-{Environment.ProcessId}")).FullName, Path.GetFileName(assembly));
        IEnumerable<string> arguments =
        [
            "-target:library", "-optimize+", "-deterministic", "-nullable:enable", "-langversion:latest", "-unsafe+", $"-define:{Symbols}", "-warn:0", "-nologo",
            $"-out:\"{half}\"",
            .. references.Select(file => $"-reference:\"{file}\""),
            .. generators.Select(file => $"-analyzer:\"{file}\""),
            .. Directory.EnumerateFiles(folder, "*.cs").Select(file => $"\"{file}\""),
        ];
        string responses = Path.Combine(Path.GetDirectoryName(half)!, Arguments);
        NamedFile.WriteText(responses, string.Join('\n', arguments));
        string? error = CSharpCompiler.Run(responses);
        if (error is null)
        {
            File.Move(half, assembly, overwrite: true);
        }

        Directory.Delete(Path.GetDirectoryName(half)!, recursive: true);
        return error;
    }

    public static IEnumerable<string> GeneratorsOf(Recipe recipe) => recipe.Packages
        .Select(package => Path.Combine(AppContext.BaseDirectory, "generators", package))
        .Where(Directory.Exists)
        .SelectMany(folder => Directory.EnumerateFiles(folder, "*.dll"));

    /// <summary>A line for each assembly: its file and its time. Code is compiled again when one of them changes.</summary>
    public static string VersionsOf(IEnumerable<string> assemblies) => string.Join('\n', assemblies.Select(file => $"{file} {File.GetLastWriteTimeUtc(file).Ticks}"));
}
