namespace SerBench.Serializers.Tests.Peers;

/// <summary>A theory that is skipped if a build lacks an official library.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerTheoryAttribute : TheoryAttribute
{
    public PeerTheoryAttribute(string package) => Skip = PeerCases.LackOf(package);
}
