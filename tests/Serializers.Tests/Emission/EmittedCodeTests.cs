using SerBench.Serializers.Emission;

namespace SerBench.Serializers.Tests.Emission;

public class EmittedCodeTests
{
    // Several parts of a process compile code, each for types of its own, and none knows when another begins.
    [Fact]
    public void A_compiler_takes_no_type_from_another()
    {
        string recipe = BuiltInCode.Recipes[0].Id;
        EmittedCode.Add(new CodeCompiler(type => type == typeof(First), (_, _) => new CompiledCode(null, new Unsupported("T", "first"))));
        EmittedCode.Add(new CodeCompiler(type => type == typeof(Second), (_, _) => new CompiledCode(null, new Unsupported("T", "second"))));

        Assert.Equal(
            ["first", "second", "no code of this library has been emitted for it"],
            [ReasonOf<First>(recipe), ReasonOf<Second>(recipe), ReasonOf<Late>(recipe)]);

        // A refusal is not kept for one that comes later.
        EmittedCode.Add(new CodeCompiler(type => type == typeof(Late), (_, _) => new CompiledCode(null, new Unsupported("T", "late"))));
        Assert.Equal("late", ReasonOf<Late>(recipe));
    }

    private static string? ReasonOf<T>(string recipe) =>
        EmittedCode.Find<T>(recipe, out Unsupported? reason) is null ? reason!.Reason : null;

    private sealed record First;

    private sealed record Second;

    private sealed record Late;
}
