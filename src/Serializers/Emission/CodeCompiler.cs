namespace SerBench.Serializers.Emission;

public sealed record CodeCompiler(Func<Type, bool> Takes, Func<Type, Recipe, CompiledCode> Compile);
