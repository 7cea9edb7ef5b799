namespace SerBench.Engine.Base.Records;

// A library that this build lacks.
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    public bool IsNamedBy(string serializer) =>
        new[] { new PeerId(Id), Id, Name }.Contains(serializer.Split(':', '+')[0], StringComparer.OrdinalIgnoreCase);

    public override string ToString() => $"{Name} {Version}: {Reason}";
}
