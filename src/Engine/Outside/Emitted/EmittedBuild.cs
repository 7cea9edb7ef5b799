using System.Runtime.Loader;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.Emitted;

// Writes and compiles a library's code for a user's type.
internal static class EmittedBuild
{
    public const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    public static void Install() => EmittedCode.Add(new CodeCompiler(IsOutside, (type, recipe) => Make(type, recipe)));

    private static bool IsOutside(Type type) =>
        ForeignLoadContext.Holds(type.Assembly) || ModelCatalog.BuiltIn.DataSets.Any(set => set.Type == type);

    public static CompiledCode Make(Type type, Recipe recipe, bool hasDirect = false)
    {
        if (CSharpCompiler.File is null)
        {
            return Without(
                type, $"its code must be compiled for this type, and no .NET SDK {Environment.Version.Major} or newer is installed");
        }

        if (Emitter.Refuse(recipe, type) is { } refused)
        {
            return new CompiledCode(null, refused);
        }

        var emitter = new Emitter(recipe);
        (string, string)[] sources =
        [
            ("Code.cs", Usings + emitter.Write(type)),
            .. emitter.WriteSchema() is { } schema ? new[] { ("messages.proto", schema) } : [],
            .. hasDirect && DirectWriter.Write(recipe, type) is { } direct ? new[] { ("Direct.cs", direct) } : [],
        ];

        try
        {
            AssemblyLoadContext context = AssemblyLoadContext.GetLoadContext(type.Assembly)!;
            (string file, string? error) = CSharpBuild.Make(
                "SerBench.Emitted", sources, References(type.Assembly), [.. CSharpBuild.GeneratorsOf(recipe)]);
            return error is null ? new CompiledCode(context.LoadFromAssemblyPath(file), null) : Without(type, CSharpBuild.Describe(error));
        }
        catch (Exception exception)
            when (exception is UsageException or IOException or UnauthorizedAccessException or BadImageFormatException)
        {
            return Without(type, $"its code cannot be compiled: {exception.Message}");
        }
    }

    private static CompiledCode Without(Type type, string reason) => new(null, new Unsupported(type.Name, reason));

    private static string[] References(Assembly assembly)
    {
        string[] own = OwnProgram.Assemblies;
        return
        [
            .. own,
            .. CSharpBuild.NeededBy(assembly, own.Select(Path.GetFileNameWithoutExtension).ToHashSet(StringComparer.OrdinalIgnoreCase)),
        ];
    }
}
