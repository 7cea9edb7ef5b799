namespace SerBench.Serializers.Tests.Peers;

// A test that is skipped if a build lacks an official library.
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PeerFactAttribute : FactAttribute
{
    public PeerFactAttribute(string package) => Skip = PeerCases.LackOf(package);
}
