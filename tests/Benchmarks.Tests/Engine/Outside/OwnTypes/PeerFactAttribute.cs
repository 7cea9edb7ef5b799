using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

/// <summary>A test that is skipped if a build lacks an official library.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerFactAttribute : FactAttribute
{
    public PeerFactAttribute(string package) => Skip = Catalog.BuiltIn.Find($"peer/{package}") is null ? $"{package} is not in this build." : null;
}
