using System.Runtime.Loader;
using System.Security;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.Emitted;

internal static class CSharpBuild
{
    private const string Arguments = "csc.rsp";
    private const string Schema = ".proto";

    // One lock per assembly: serializers of one library share an assembly, but different libraries are compiled at the same time.
    private static readonly ConcurrentDictionary<string, Lock> Compiling = new();

    private static readonly string Symbols = string.Join(
        ';', Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER").Prepend("NET"));

    // The dot keeps a project around this folder from compiling the files in it.
    public static string Root => Path.Combine(Repository.CodeFolder, ".emitted");

    // A hash of all inputs names the folder, so an assembly is compiled once.
    public static (string File, string? Error) Make(
        string stem, IReadOnlyList<(string Name, string Text)> sources, IReadOnlyList<string> references,
        params IReadOnlyList<string> generators)
    {
        IEnumerable<string?> all =
        [
            .. sources.SelectMany(source => new[] { source.Name, source.Text }),
            CSharpCompiler.File,
            .. references.Select(file => $"{file} {File.GetLastWriteTimeUtc(file).Ticks}"),
        ];
        string name = $"{stem}.{PayloadHash.OfOne(Encoding.UTF8.GetBytes(string.Join('\n', all)))[..16]}";
        string assembly = Path.Combine(Root, name, name + ".dll");
        lock (Compiling.GetOrAdd(name, _ => new Lock()))
        {
            return (assembly, File.Exists(assembly) ? null : WriteAndCompile(
                assembly, [.. sources, ("Code.csproj", WriteProject(name, references, generators))], references, generators));
        }
    }

    public static string Describe(string error) =>
        CSharpCompiler.TryRead(error, out _, out string? text) ? $"the compiler refuses its code ({text})" : error;

    private static string? WriteAndCompile(
        string assembly, IReadOnlyList<(string Name, string Text)> files,
        IReadOnlyList<string> references, IReadOnlyList<string> generators)
    {
        string folder = Path.GetDirectoryName(assembly)!;
        NamedFile.CreateFolder(folder);
        foreach ((string name, string text) in files)
        {
            NamedFile.WriteText(Path.Combine(folder, name), text);
        }

        return files.Where(file => file.Name.EndsWith(Schema, StringComparison.Ordinal))
            .Select(file => ProtobufCompiler.Run(folder, file.Name)).FirstOrDefault(fault => fault is not null)
            ?? Compile(assembly, references, generators);
    }

    public static string? Compile(string assembly, IEnumerable<string> references, IEnumerable<string> generators)
    {
        // Other processes may compile the same code under the same file name, so each process has a folder for its unfinished files.
        string folder = Path.GetDirectoryName(assembly)!;
        string unfinished = Directory.CreateDirectory(Path.Combine(folder, $"half-{Environment.ProcessId}")).FullName;
        string half = Path.Combine(unfinished, Path.GetFileName(assembly));
        IEnumerable<string> arguments =
        [
            "-target:library", "-optimize+", "-deterministic", "-nullable:enable", "-langversion:latest", "-unsafe+", $"-define:{Symbols}",
            "-warn:0", "-nologo",
            $"-out:\"{half}\"",
            .. references.Select(file => $"-reference:\"{file}\""),
            .. generators.Select(file => $"-analyzer:\"{file}\""),
            .. Directory.EnumerateFiles(folder, "*.cs").Select(file => $"\"{file}\""),
        ];
        string responses = Path.Combine(unfinished, Arguments);
        NamedFile.WriteText(responses, string.Join('\n', arguments));
        string? error = CSharpCompiler.Run(responses);
        if (error is null)
        {
            File.Move(half, assembly, overwrite: true);
        }

        Directory.Delete(unfinished, recursive: true);
        return error;
    }

    public static IEnumerable<string> GeneratorsOf(Recipe recipe) => recipe.Packages
        .Select(package => Path.Combine(AppContext.BaseDirectory, "generators", package))
        .Where(Directory.Exists)
        .SelectMany(folder => Directory.EnumerateFiles(folder, "*.dll"));

    public static IEnumerable<string> NeededBy(Assembly assembly, HashSet<string?> known) => !known.Add(assembly.GetName().Name) ? []
        : assembly.GetReferencedAssemblies()
            .Where(needed => !known.Contains(needed.Name)).Select(needed => Load(assembly, needed)).OfType<Assembly>()
            .SelectMany(needed => NeededBy(needed, known)).Prepend(assembly.Location);

    public static string Include(string item, IEnumerable<string> files) =>
        string.Concat(files.Select(file => $"    <{item} Include=\"{SecurityElement.Escape(file)}\" />\n"));

    // A missing assembly may not be needed. If it is needed, the compiler says so.
    private static Assembly? Load(Assembly assembly, AssemblyName needed)
    {
        try
        {
            return AssemblyLoadContext.GetLoadContext(assembly)!.LoadFromAssemblyName(needed);
        }
        catch (Exception exception) when (exception is IOException or BadImageFormatException)
        {
            return null;
        }
    }

    private static string WriteProject(string name, IEnumerable<string> references, IEnumerable<string> generators)
    {
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        string items =
            Include("Reference", references.Where(file => Path.GetDirectoryName(file) != runtime)) + Include("Analyzer", generators);
        return $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net{Environment.Version.Major}.0</TargetFramework>
                <AssemblyName>{name}</AssemblyName>
                <Nullable>enable</Nullable>
                <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
              </PropertyGroup>
              <ItemGroup>
            {items}  </ItemGroup>
            </Project>
            """;
    }
}
