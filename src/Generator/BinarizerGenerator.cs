using System.Collections.Immutable;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SerBench.Generator.Models;
using SerBench.Generator.Reading;
using SerBench.Generator.Writing;

namespace SerBench.Generator;

[Generator(LanguageNames.CSharp)]
public sealed class BinarizerGenerator : IIncrementalGenerator
{
    // Tests use these names to see which steps an edit triggers.
    internal const string RootsStep = "Roots";
    internal const string TypesStep = "Types";
    internal const string ProblemsStep = "Problems";

    private const string Attribute = "SerBench.Formats.GenerateBinarizerAttribute";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValuesProvider<RootModel> roots = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                Attribute, static (node, _) => node is TypeDeclarationSyntax or CompilationUnitSyntax, RootReader.Read)
            .SelectMany(static (found, _) => found)
            .WithTrackingName(RootsStep);
        IncrementalValuesProvider<TypeModel> types = roots
            .SelectMany(static (root, _) => root.Types)
            .Collect()
            .SelectMany(DistinctFiles)
            .WithTrackingName(TypesStep);
        IncrementalValuesProvider<DiagnosticModel> problems = roots
            .SelectMany(static (root, _) => root.Problems)
            .Collect()
            .SelectMany(static (all, _) => all.Distinct())
            .WithTrackingName(ProblemsStep);
        context.RegisterSourceOutput(types, static (output, type) =>
            output.AddSource(type.FileName, SourceText.From(BinarizerWriter.Write(type), Encoding.UTF8)));
        context.RegisterSourceOutput(problems, static (output, problem) => output.ReportDiagnostic(problem.ToDiagnostic()));
    }

    private static IEnumerable<TypeModel> DistinctFiles(ImmutableArray<TypeModel> types, CancellationToken cancellation) =>
        types.GroupBy(type => type.FileName)
            .Select(same => same.FirstOrDefault(type => type.IsPublic) ?? same.First())
            .GroupBy(type => type.FileName, StringComparer.OrdinalIgnoreCase)
            .SelectMany(namesakes => namesakes.Select((type, index) => type with { Namesakes = index }));
}
