using System.Reflection;
using System.Runtime.Loader;
using System.Security;
using System.Security.Cryptography;
using System.Text;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Outside.Emitted;

/// <summary>Writes and compiles the libraries' code for an own type. An assembly is kept and used again as long as nothing of it changes.</summary>
internal sealed class EmittedBuild
{
    private const string Source = "Code.cs";
    private const string Schema = "messages.proto";
    private const string Project = "Code.csproj";
    private const string Arguments = "csc.rsp";
    private const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    // Another process may compile the same code; it has a folder of its own for what is not finished.
    private static readonly Lock Compiling = new();

    // Generators ask for the framework by the symbols that a project would define.
    private static readonly string Symbols = string.Join(';', Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER").Prepend("NET"));

    private readonly Type _type;
    private readonly Recipe _recipe;
    private readonly string _text;
    private readonly string? _schema;
    private readonly string _name;

    private EmittedBuild(Type type, Recipe recipe)
    {
        (_type, _recipe) = (type, recipe);
        var emitter = new Emitter(recipe);
        _text = emitter.Write(type);
        _schema = emitter.WriteSchema();

        // The versions of all assemblies against which the code is compiled.
        string versions = string.Join('\n', References().Select(file => $"{file} {File.GetLastWriteTimeUtc(file).Ticks}"));
        byte[] hash = SHA256.HashData(Encoding.UTF8.GetBytes($"{_text}\n{_schema}\n{CSharpCompiler.File}\n{versions}"));
        _name = $"SerBench.Emitted.{Convert.ToHexStringLower(hash)[..16]}";
    }

    /// <summary>The folder of all emitted code. The sources stay there, with a project, for whoever wants to read or build them.</summary>
    /// <remarks>The program may run in the folder of another project. Projects do not compile what lies below a folder whose name begins with a dot.</remarks>
    public static string Root => Path.Combine("artifacts", ".emitted");

    private string Folder => Path.Combine(Repository.Root, Root, _name);

    private string Assembly => Path.Combine(Folder, _name + ".dll");

    /// <summary>Makes the code of a library for a type.</summary>
    public static CompiledCode Make(Type type, Recipe recipe)
    {
        if (CSharpCompiler.File is null)
        {
            return Without(type, $"its code must be compiled for this type, and no .NET SDK {Environment.Version.Major} or newer is installed");
        }

        if (Emitter.Refuse(recipe, type) is { } refused)
        {
            return new CompiledCode(null, refused);
        }

        var build = new EmittedBuild(type, recipe);
        try
        {
            lock (Compiling)
            {
                // The context of the type, so that the code means this very type.
                return (File.Exists(build.Assembly) ? null : build.Compile()) is { } fault
                    ? Without(type, fault)
                    : new CompiledCode(AssemblyLoadContext.GetLoadContext(type.Assembly)!.LoadFromAssemblyPath(build.Assembly), null);
            }
        }
        catch (Exception exception) when (exception is UsageException or IOException or UnauthorizedAccessException or BadImageFormatException)
        {
            return Without(type, $"its code cannot be compiled: {exception.Message}");
        }
    }

    private static CompiledCode Without(Type type, string reason) => new(null, new Unsupported(type.Name, reason));

    private string? Compile()
    {
        NamedFile.Use(Folder, "written", Directory.CreateDirectory);
        NamedFile.WriteText(Path.Combine(Folder, Source), Usings + _text);
        if (_schema is not null)
        {
            NamedFile.WriteText(Path.Combine(Folder, Schema), _schema);
            if (ProtobufCompiler.Run(Folder, Schema) is { } fault)
            {
                return fault;
            }
        }

        string[] generators = [.. _recipe.Packages.SelectMany(GeneratorsOf)];
        NamedFile.WriteText(Path.Combine(Folder, Project), WriteProject(generators));

        // The name of the file is the name of the assembly.
        string half = Path.Combine(Directory.CreateDirectory(Path.Combine(Folder, $"half-{Environment.ProcessId}")).FullName, _name + ".dll");
        IEnumerable<string> arguments =
        [
            "-target:library", "-optimize+", "-deterministic", "-nullable:enable", "-langversion:latest", "-unsafe+", $"-define:{Symbols}", "-warn:0", "-nologo",
            $"-out:\"{half}\"",
            .. References().Select(file => $"-reference:\"{file}\""),
            .. generators.Select(file => $"-analyzer:\"{file}\""),
            .. Directory.EnumerateFiles(Folder, "*.cs").Select(file => $"\"{file}\""),
        ];
        string responses = Path.Combine(Path.GetDirectoryName(half)!, Arguments);
        NamedFile.WriteText(responses, string.Join('\n', arguments));
        string? error = CSharpCompiler.Run(responses);
        if (error is null)
        {
            File.Move(half, Assembly, overwrite: true);
        }

        Directory.Delete(Path.GetDirectoryName(half)!, recursive: true);
        return error;
    }

    private string WriteProject(IEnumerable<string> generators)
    {
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        IEnumerable<string> items = References().Where(file => Path.GetDirectoryName(file) != runtime).Select(file => $"    <Reference Include=\"{SecurityElement.Escape(file)}\" />")
            .Concat(generators.Select(file => $"    <Analyzer Include=\"{SecurityElement.Escape(file)}\" />"));
        return $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net{Environment.Version.Major}.0</TargetFramework>
                <AssemblyName>{_name}</AssemblyName>
                <Nullable>enable</Nullable>
                <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
              </PropertyGroup>
              <ItemGroup>
            {string.Join('\n', items)}
              </ItemGroup>
            </Project>

            """;
    }

    private static IEnumerable<string> GeneratorsOf(string package)
    {
        string folder = Path.Combine(AppContext.BaseDirectory, "generators", package);
        return Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*.dll") : [];
    }

    // All assemblies of this process, and those that the type's assembly needs besides.
    private IReadOnlyList<string> References()
    {
        string[] own = OwnProgram.Assemblies;
        var names = own.Select(Path.GetFileNameWithoutExtension).ToHashSet(StringComparer.OrdinalIgnoreCase);
        var others = new List<string>();
        AddNeeded(_type.Assembly, AssemblyLoadContext.GetLoadContext(_type.Assembly)!, names, others);
        return [.. own, .. others];
    }

    private static void AddNeeded(Assembly assembly, AssemblyLoadContext context, HashSet<string?> names, List<string> files)
    {
        if (!names.Add(assembly.GetName().Name))
        {
            return;
        }

        files.Add(assembly.Location);
        foreach (AssemblyName needed in assembly.GetReferencedAssemblies().Where(needed => !names.Contains(needed.Name)))
        {
            try
            {
                AddNeeded(context.LoadFromAssemblyName(needed), context, names, files);
            }
            catch (Exception exception) when (exception is IOException or BadImageFormatException)
            {
                // The type may not need it. If it does, the compiler says so.
            }
        }
    }
}
