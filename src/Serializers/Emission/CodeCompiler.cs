namespace SerBench.Serializers.Emission;

/// <param name="Takes">True for the types that it compiles code for.</param>
/// <param name="Compile">Compiles the code of a recipe for a type, or gives the reason why it cannot.</param>
public sealed record CodeCompiler(Func<Type, bool> Takes, Func<Type, Recipe, CompiledCode> Compile);
