using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SerBench.Engine.Outside.Emitted;

namespace SerBench.Benchmarks.Tests.Doubles;

// Compiles emitted code in the process of the tests, with the arguments and source generators of the SDK's compiler. Starting that compiler
// for each library and type would take most of the tests' time. Tests that call UseReal do start it.
internal static class CompilerInProcess
{
    private static readonly AsyncLocal<bool> IsReal = new();

    [ModuleInitializer]
    internal static void Install()
    {
        Func<string, string?> real = CSharpCompiler.Run;
        CSharpCompiler.Run = responseFile => IsReal.Value ? real(responseFile) : Compile(responseFile);
    }

    // Lets this test start the SDK's compiler.
    public static void UseReal() => IsReal.Value = true;

    // The source generators in some files.
    public static IEnumerable<ISourceGenerator> GeneratorsIn(IEnumerable<string> files) =>
        files.SelectMany(file => new AnalyzerFileReference(file, new Loader()).GetGenerators(LanguageNames.CSharp));

    private static string? Compile(string responseFile)
    {
        CSharpCommandLineArguments arguments =
            CSharpCommandLineParser.Default.Parse(
                ["-noconfig", $"@{responseFile}"], Path.GetDirectoryName(responseFile), sdkDirectory: null);
        Assert.Empty(arguments.Errors);
        var compilation = CSharpCompilation.Create(
            arguments.CompilationName,
            arguments.SourceFiles.Select(file =>
                CSharpSyntaxTree.ParseText(File.ReadAllText(file.Path), arguments.ParseOptions, file.Path)),
            arguments.MetadataReferences.Select(reference => CompiledAssembly.ReferenceTo(reference.Reference)),
            arguments.CompilationOptions);
        IEnumerable<ISourceGenerator> generators = GeneratorsIn(arguments.AnalyzerReferences.Select(reference => reference.FilePath));
        CSharpGeneratorDriver.Create(generators, parseOptions: arguments.ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        return complete.Emit(Path.Combine(arguments.OutputDirectory, arguments.OutputFileName!)).Diagnostics
            .FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)?.ToString();
    }

    // The compiler's own way to find generators looks only at them. The files also have parts for an editor, whose libraries are missing
    // here.
    private sealed class Loader : IAnalyzerAssemblyLoader
    {
        public void AddDependencyLocation(string fullPath) { }

        public Assembly LoadFromPath(string fullPath) => Assembly.LoadFrom(fullPath);
    }
}
