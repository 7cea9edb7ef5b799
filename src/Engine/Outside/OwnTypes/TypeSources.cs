using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class TypeSources
{
    public const string Extension = ".cs";

    private const int LongestSource = 4 * 1024 * 1024;
    private const string UsingsFile = "implicit.usings.cs";

    private static readonly string Usings = string.Concat(
        new[]
        {
            "System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http",
            "System.Threading", "System.Threading.Tasks",
        }.Select(space => $"global using {space};\n"));

    public static IReadOnlyList<string> Compile(IReadOnlyList<string> files)
    {
        string[] sources = [.. files.Where(IsSource)];
        string[] assemblies = [.. files.Where(file => !IsSource(file))];
        return sources.Length == 0 ? files : [.. assemblies, Compile(sources, assemblies)];
    }

    public static string NamesOf(Assembly assembly) => FilesOf(assembly) is { Length: > 0 } files
        ? string.Join(", ", files.Select(Path.GetFileName))
        : Path.GetFileName(assembly.Location);

    public static string[] FilesOf(Assembly assembly) => FilesOf(assembly.Location);

    public static string[] FilesOf(string assembly)
    {
        string folder = Path.GetDirectoryName(assembly) ?? "";
        return !File.Exists(Path.Combine(folder, UsingsFile)) ? []
            : [.. Directory.EnumerateFiles(folder, "*" + Extension)
                .Where(file => Path.GetFileName(file) != UsingsFile).Order(StringComparer.Ordinal)];
    }

    private static bool IsSource(string file) => file.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    private static string Compile(string[] sources, string[] assemblies)
    {
        string[] texts = [.. sources.Select(file => NamedFile.ReadText(file, LongestSource))];
        string[] names = [.. sources.Select(file => Path.GetFileName(file))];
        if (names.Distinct(StringComparer.OrdinalIgnoreCase).Count() < names.Length)
        {
            throw new UsageException($"Two of the files {string.Join(", ", names)} have the same name; rename one.");
        }

        IEnumerable<Recipe> named = BuiltInCode.Recipes.Where(recipe =>
            recipe.Attribute is { } attribute && Array.Exists(texts, text => text.Contains(attribute[..attribute.LastIndexOf('.')])));
        string stem = string.Concat(
            Path.GetFileNameWithoutExtension(sources[0]).Select(unit => char.IsAsciiLetterOrDigit(unit) ? unit : '-'));
        return Compile(stem, [.. names.Zip(texts)], assemblies, [.. named.SelectMany(CSharpBuild.GeneratorsOf).Distinct()]);
    }

    public static string Compile(
        string stem, IReadOnlyList<(string Name, string Text)> sources, IEnumerable<string> assemblies, IReadOnlyList<string> generators)
    {
        if (CSharpCompiler.File is null)
        {
            throw new UsageException(
                $"'{sources[0].Name}' must be compiled, and no .NET SDK {Environment.Version.Major} or newer is installed; "
                + "name an assembly instead.");
        }

        (string assembly, string? error) = CSharpBuild.Make(
            stem, [.. sources, (UsingsFile, Usings)], [.. CSharpCompiler.References(), .. assemblies], generators);
        return error is null ? assembly
            : throw new UsageException(CSharpCompiler.TryRead(error, out string? place, out string? clause)
                ? $"{Path.GetFileName(place)} cannot be compiled: {clause}"
                : $"'{sources[0].Name}' cannot be compiled: {error}.");
    }
}
