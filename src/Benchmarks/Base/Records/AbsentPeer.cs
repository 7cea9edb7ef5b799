namespace SerBench.Benchmarks.Base.Records;

/// <summary>An official library that this build lacks.</summary>
/// <param name="Id">The name of the package.</param>
/// <param name="Name">The name of the library in tables.</param>
/// <param name="Version">The version that the build asked for.</param>
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    /// <summary>True if a serializer's name denotes a row of this library.</summary>
    public bool IsNamedBy(string serializer) =>
        new[] { new PeerId(Id), Id, Name }.Contains(serializer.Split(':', '+')[0], StringComparer.OrdinalIgnoreCase);

    public override string ToString() => $"{Name} {Version}: {Reason}";
}
