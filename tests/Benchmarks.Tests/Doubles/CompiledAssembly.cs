using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Benchmarks.Tests.Doubles;

// An assembly on disk, compiled from a few lines: a user's types and plug-ins.
internal static class CompiledAssembly
{
    private static readonly Dictionary<string, MetadataReference> Known =
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Distinct()
            .ToDictionary(file => file, file => (MetadataReference)MetadataReference.CreateFromFile(file));

    // The constants that a project of this framework defines. Generators use them.
    private static readonly CSharpParseOptions Parsing =
        CSharpParseOptions.Default.WithPreprocessorSymbols(
            Enumerable.Range(5, Environment.Version.Major - 4).Select(version => $"NET{version}_0_OR_GREATER"));

    // The assemblies of this process are read once.
    public static MetadataReference ReferenceTo(string file) => Known.GetValueOrDefault(file) ?? MetadataReference.CreateFromFile(file);

    public static string Write(TestFolder folder, string name, string source, params string[] references) =>
        Write(folder, name, source, references, []);

    // generators: Generators that add code.
    public static string Write(TestFolder folder, string name, string source, string[] references, IEnumerable<ISourceGenerator> generators)
    {
        const string Usings = """
            using System;
            using System.Collections.Generic;
            using System.Threading;
            using SerBench.Model;
            using SerBench.Formats.Codecs;
            using SerBench.Formats.Contracts;
            using SerBench.Serializers.Contract;
            using SerBench.Serializers.Racing;

            """;
        var compilation = CSharpCompilation.Create(
            name,
            [CSharpSyntaxTree.ParseText(Usings + source, Parsing)],
            [.. Known.Values, .. references.Select(ReferenceTo)],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        CSharpGeneratorDriver.Create(generators, parseOptions: Parsing)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation complete, out _);
        string path = folder.File(name + ".dll");
        var result = complete.Emit(path);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return path;
    }
}
