namespace SerBench.Serializers.Emission;

public sealed record CompiledCode(Assembly? Assembly, Unsupported? Reason);
