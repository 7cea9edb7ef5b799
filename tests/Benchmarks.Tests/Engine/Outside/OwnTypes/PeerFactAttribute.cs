namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerFactAttribute : FactAttribute
{
    public PeerFactAttribute(string package) => Skip = Catalog.BuiltIn.Find($"peer/{package}") is null ? $"{package} is not in this build." : null;
}
