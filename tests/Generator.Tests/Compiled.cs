using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Generator.Tests;

// A source with the output of the generator and of the compiler.
internal sealed class Compiled
{
    private static readonly CSharpParseOptions Language = new(LanguageVersion.Preview);

    private static readonly ImmutableArray<MetadataReference> Runtime =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path =>
                Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal) || Path.GetFileName(path) == "netstandard.dll")
            .Append(typeof(GenerateBinarizerAttribute).Assembly.Location)
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    private Compiled(GeneratorDriverRunResult result, Compilation output)
    {
        Result = result;
        Output = output;
    }

    public GeneratorDriverRunResult Result { get; }

    public Compilation Output { get; }

    public ImmutableArray<Diagnostic> Problems => Result.Diagnostics;

    public Dictionary<string, string> Files =>
        Result.GeneratedTrees.ToDictionary(tree => Path.GetFileName(tree.FilePath), tree => tree.ToString());

    public static CSharpCompilation Parse(string source, params IEnumerable<MetadataReference> references) => CSharpCompilation.Create(
        "Generated" + Guid.NewGuid().ToString("N"),
        [CSharpSyntaxTree.ParseText(source, Language, "Source.cs")],
        [.. Runtime, .. references],
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));

    public static SyntaxTree ParseTree(string source, string path) => CSharpSyntaxTree.ParseText(source, Language, path);

    public static GeneratorDriver Driver(params IEnumerable<IIncrementalGenerator> others) => CSharpGeneratorDriver.Create(
        others.Prepend(new BinarizerGenerator()).Select(one => one.AsSourceGenerator()),
        parseOptions: Language,
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    public static Compiled Of(string source, params IEnumerable<MetadataReference> references)
    {
        const string Usings =
            "using System; using System.Collections.Generic; using SerBench.Formats; using SerBench.Formats.Contracts;\n";
        GeneratorDriver driver = Driver(new HandwrittenGenerator())
            .RunGeneratorsAndUpdateCompilation(Parse(Usings + source, references), out Compilation output, out _);
        return new Compiled(driver.GetRunResult(), output);
    }

    // The compiled assembly; fails on errors and on warnings in generated code.
    public Assembly Load()
    {
        using var image = Emit(Output);
        return Assembly.Load(image.ToArray());
    }

    // The assembly as other projects reference it: without its private members.
    public static MetadataReference Reference(string source)
    {
        CSharpCompilation library = Parse("using System; using System.Collections.Generic;\n" + source);
        using var image = new MemoryStream();
        Assert.True(library.Emit(image, options: new(metadataOnly: true, includePrivateMembers: false)).Success);
        return MetadataReference.CreateFromImage(image.ToArray());
    }

    private static bool IsGenerated(Diagnostic problem) =>
        problem.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true;

    private static MemoryStream Emit(Compilation compilation)
    {
        var image = new MemoryStream();
        var result = compilation.Emit(image);
        Assert.Empty(result.Diagnostics.Where(problem =>
            problem.Severity == DiagnosticSeverity.Error
                || (problem.Severity == DiagnosticSeverity.Warning && IsGenerated(problem))));
        return image;
    }
}
