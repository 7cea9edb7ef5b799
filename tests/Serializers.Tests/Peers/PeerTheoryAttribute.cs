namespace SerBench.Serializers.Tests.Peers;

// A theory that is skipped if a build lacks an official library.
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerTheoryAttribute : TheoryAttribute
{
    public PeerTheoryAttribute(string package) => Skip = PeerCases.LackOf(package);
}
