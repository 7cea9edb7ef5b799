using System.Runtime.Loader;
using System.Security;
using System.Security.Cryptography;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Engine.Outside.Emitted;

/// <summary>Writes and compiles the libraries' code for an own type. An assembly is kept and used again as long as nothing of it
/// changes.</summary>
internal sealed class EmittedBuild
{
    private const string Source = "Code.cs";
    private const string Schema = "messages.proto";
    private const string Project = "Code.csproj";
    public const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    private readonly Type _type;
    private readonly Recipe _recipe;
    private readonly string _text;
    private readonly string? _direct;
    private readonly string? _schema;
    private readonly string _name;

    private EmittedBuild(Type type, Recipe recipe, bool hasDirect)
    {
        (_type, _recipe) = (type, recipe);
        var emitter = new Emitter(recipe);
        _text = emitter.Write(type);
        _schema = emitter.WriteSchema();
        _direct = hasDirect ? DirectWriter.Write(recipe, type) : null;

        byte[] hash = SHA256.HashData(Encoding.UTF8.GetBytes($"{_text}\n{_direct}\n{_schema}\n{CSharpCompiler.File}\n{CSharpBuild.VersionsOf(References())}"));
        _name = $"SerBench.Emitted.{Convert.ToHexStringLower(hash)[..16]}";
    }

    private string Folder => Path.Combine(Repository.Root, CSharpBuild.Root, _name);

    private string Assembly => Path.Combine(Folder, _name + ".dll");

    /// <summary>Lets libraries have code for types from outside and for data sets; none of it is committed. Called where a process
    /// begins.</summary>
    public static void Install() => EmittedCode.Add(new CodeCompiler(IsOutside, (type, recipe) => Make(type, recipe)));

    private static bool IsOutside(Type type) => ForeignLoadContext.Holds(type.Assembly) || ModelCatalog.BuiltIn.DataSets.Any(set => set.Type == type);

    /// <summary>Compiles the code of a library for a type, or finds it compiled.</summary>
    /// <param name="hasDirect">True for an assembly that also calls the library without SerBench.</param>
    public static CompiledCode Make(Type type, Recipe recipe, bool hasDirect = false)
    {
        if (CSharpCompiler.File is null)
        {
            return Without(type, $"its code must be compiled for this type, and no .NET SDK {Environment.Version.Major} or newer is installed");
        }

        if (Emitter.Refuse(recipe, type) is { } refused)
        {
            return new CompiledCode(null, refused);
        }

        var build = new EmittedBuild(type, recipe, hasDirect);
        try
        {
            lock (CSharpBuild.LockOf(build._name))
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
        if (_direct is not null)
        {
            NamedFile.WriteText(Path.Combine(Folder, "Direct.cs"), _direct);
        }

        if (_schema is not null)
        {
            NamedFile.WriteText(Path.Combine(Folder, Schema), _schema);
            if (ProtobufCompiler.Run(Folder, Schema) is { } fault)
            {
                return fault;
            }
        }

        string[] generators = [.. CSharpBuild.GeneratorsOf(_recipe)];
        NamedFile.WriteText(Path.Combine(Folder, Project), WriteProject(generators));
        return CSharpBuild.Compile(Assembly, References(), generators) is not { } error ? null
            : CSharpCompiler.TryRead(error, out _, out string? text) ? $"the compiler refuses its code ({text})" : error;
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
