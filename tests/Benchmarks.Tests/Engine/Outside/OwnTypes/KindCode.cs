using System.Collections.Concurrent;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SerBench.Engine.Outside.Emitted;
using SerBench.Formats.Tests.Kinds;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The code of the libraries for all KindTypes: one assembly per library, because a compilation per type would take minutes.
internal static class KindCode
{
    private const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    private static readonly ConcurrentDictionary<string, Lazy<Assembly>> Assemblies = new();

    public static CompiledCode Make(Type type, Recipe recipe) =>
        Emitter.Refuse(recipe, type) is { } refused ? new CompiledCode(null, refused)
        : new CompiledCode(Assemblies.GetOrAdd(recipe.Id, _ => new Lazy<Assembly>(() => Compile(recipe))).Value, null);

    private static Assembly Compile(Recipe recipe)
    {
        // A struct of numbers is a message of Google.FlatBuffers only if it is the first root.
        var emitter = new Emitter(recipe);
        List<string> sources =
        [
            Usings,
            .. KindTypes.All.OrderByDescending(type => type == typeof(KindTypes.Size))
                .Where(type => Emitter.Refuse(recipe, type) is null)
                .Select(emitter.Write),
        ];
        if (emitter.WriteSchema() is { } schema)
        {
            using var folder = new TestFolder();
            folder.Write("kinds.proto", schema);
            Assert.Null(ProtobufCompiler.Run(Path.GetDirectoryName(folder.File("kinds.proto"))!, "kinds.proto"));
            sources.AddRange(Directory.EnumerateFiles(Path.GetDirectoryName(folder.File("kinds.proto"))!, "*.cs").Select(File.ReadAllText));
        }

        CSharpParseOptions parsing = CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Latest)
            .WithPreprocessorSymbols(
                Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER").Prepend("NET"));
        var compilation = CSharpCompilation.Create(
            "KindsOf" + string.Concat(recipe.Id.Where(char.IsAsciiLetterOrDigit)),
            sources.Select((source, number) => CSharpSyntaxTree.ParseText(source, parsing, $"{number}.cs")),
            ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(CompiledAssembly.ReferenceTo),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable));
        CSharpGeneratorDriver.Create(CompilerInProcess.GeneratorsIn(recipe.Packages.SelectMany(GeneratorsOf)), parseOptions: parsing)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        using var image = new MemoryStream();
        var result = complete.Emit(image);
        IEnumerable<Diagnostic> errors = result.Diagnostics.Where(problem => problem.Severity == DiagnosticSeverity.Error);
        Assert.True(result.Success, $"{recipe.Id}: {string.Join('\n', errors.Take(20))}");
        image.Position = 0;
        return AssemblyLoadContext.Default.LoadFromStream(image);
    }

    private static IEnumerable<string> GeneratorsOf(string package)
    {
        string folder = Path.Combine(AppContext.BaseDirectory, "generators", package);
        return Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*.dll") : [];
    }
}
