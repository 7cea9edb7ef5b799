namespace SerBench.Serializers.Emission;

/// <summary>The compiled code of a recipe for a type, or the reason why there is none.</summary>
public sealed record CompiledCode(Assembly? Assembly, Unsupported? Reason);
