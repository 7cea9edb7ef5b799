namespace SerBench.Published.TreeNetwork;

internal sealed class TreePublication() : Publication(
    "Simple Serialization/Deserialization Benchmark", "bojieli, in C++, https://github.com/bojieli/serdes-benchmark")
{
    public static TreePublication Instance { get; } = new();

    public override IReadOnlyList<Claim> Claims { get; } = TreeClaims.Find();
}
