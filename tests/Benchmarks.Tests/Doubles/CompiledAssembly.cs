using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>An assembly on disk, compiled from a few lines: somebody else's types and plug-ins.</summary>
internal static class CompiledAssembly
{
    private static readonly MetadataReference[] Known =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(file => MetadataReference.CreateFromFile(file)),
    ];

    public static string Write(TemporaryFolder folder, string name, string source, params string[] references)
    {
        const string Usings = """
            using System;
            using System.Collections.Generic;
            using System.Threading;
            using SerBench.Model;
            using SerBench.Serializers.Codecs;
            using SerBench.Serializers.Contracts;

            """;
        var compilation = CSharpCompilation.Create(
            name,
            [CSharpSyntaxTree.ParseText(Usings + source)],
            [.. Known, .. references.Select(file => MetadataReference.CreateFromFile(file))],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        string path = folder.File(name + ".dll");
        var result = compilation.Emit(path);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return path;
    }
}
