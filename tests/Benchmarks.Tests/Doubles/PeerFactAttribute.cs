namespace SerBench.Benchmarks.Tests.Doubles;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerFactAttribute : FactAttribute
{
    public PeerFactAttribute(string package) =>
        Skip = Catalog.BuiltIn.Find($"peer/{package}") is null ? $"{package} is not in this build." : null;
}
