namespace SerBench.Serializers.Tests.Peers;

/// <summary>A test that is skipped if a build lacks an official library.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerFactAttribute : FactAttribute
{
    public PeerFactAttribute(string package) => Skip = PeerCases.LackOf(package);
}
