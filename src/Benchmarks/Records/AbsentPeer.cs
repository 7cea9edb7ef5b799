namespace SerBench.Benchmarks.Records;

/// <summary>An official library that this build lacks.</summary>
/// <param name="Id">Its package.</param>
/// <param name="Name">What tables call it.</param>
/// <param name="Version">The version that was asked for.</param>
public sealed record AbsentPeer(string Id, string Name, string Version, string Reason)
{
    public override string ToString() => $"{Name} {Version}: {Reason}";
}
