using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Generator.Tests;

// The generator runs while people type. An edit that does not concern a type must not write its file again.
public class CachingTests
{
    private const string Source = """
        using SerBench.Formats;
        [GenerateBinarizer] class Order { public int Id { get; set; } public Line Line { get; set; } }
        [GenerateBinarizer] class Bad { public object Any; }
        class Line { public string Text { get; set; } }
        """;

    [Fact]
    public void AnUnrelatedEditRegeneratesNothing()
    {
        CSharpCompilation before = Compiled.Parse(Source).AddSyntaxTrees(Compiled.ParseTree("class Other { }", "Other.cs"));
        SyntaxTree other = before.SyntaxTrees[1];

        SyntaxTree edited = Compiled.ParseTree("class Other { int Edited() => 1; }", "Other.cs");
        GeneratorRunResult result = RunTwice(before, before.ReplaceSyntaxTree(other, edited));

        Assert.All(ReasonsOf(result, BinarizerGenerator.RootsStep), AssertUntouched);
        Assert.All(ReasonsOf(result, BinarizerGenerator.TypesStep), AssertUntouched);
        Assert.All(ReasonsOf(result, BinarizerGenerator.ProblemsStep), AssertUntouched);
        Assert.Equal(3, OutputsOf(result).Count());
        Assert.All(OutputsOf(result), reason => Assert.Equal(IncrementalStepRunReason.Cached, reason));
    }

    [Fact]
    public void AnEditBesideTheTypesInTheSameFileRegeneratesNothing()
    {
        CSharpCompilation before = Compiled.Parse(Source);

        GeneratorRunResult result = RunTwice(before, Edit(before, Source + "\nclass Later { }"));

        Assert.All(ReasonsOf(result, BinarizerGenerator.TypesStep), AssertUntouched);
        Assert.All(OutputsOf(result), reason => Assert.Equal(IncrementalStepRunReason.Cached, reason));
    }

    [Fact]
    public void AnEditOfOneTypeRegeneratesThatOneOnly()
    {
        CSharpCompilation before = Compiled.Parse(Source);

        GeneratorRunResult result = RunTwice(before, Edit(before, Source.Replace("string Text", "int Text")));

        Assert.Equal(1, ReasonsOf(result, BinarizerGenerator.TypesStep).Count(reason => reason == IncrementalStepRunReason.Modified));
        Assert.Equal(1, OutputsOf(result).Count(reason => reason == IncrementalStepRunReason.Modified));
    }

    private static CSharpCompilation Edit(CSharpCompilation compilation, string source) =>
        compilation.ReplaceSyntaxTree(compilation.SyntaxTrees[0], Compiled.ParseTree(source, "Source.cs"));

    private static GeneratorRunResult RunTwice(Compilation before, Compilation after) =>
        Compiled.Driver().RunGenerators(before).RunGenerators(after).GetRunResult().Results.Single();

    private static IEnumerable<IncrementalStepRunReason> ReasonsOf(GeneratorRunResult result, string step)
    {
        ImmutableArray<IncrementalGeneratorRunStep> steps = result.TrackedSteps[step];
        Assert.NotEmpty(steps);
        return steps.SelectMany(one => one.Outputs).Select(output => output.Reason);
    }

    private static IEnumerable<IncrementalStepRunReason> OutputsOf(GeneratorRunResult result) =>
        result.TrackedOutputSteps.SelectMany(pair => pair.Value).SelectMany(step => step.Outputs).Select(output => output.Reason);

    private static void AssertUntouched(IncrementalStepRunReason reason) =>
        Assert.True(reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, reason.ToString());
}
