using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Inventory;

internal sealed class MemberFacts
{
    // Damaged descriptions give types, too.
    private const int MostTypes = 64;

    public long Bytes { get; set; }

    public long Objects { get; set; }

    /// <summary>The types that descriptions give it. Nullable members have two.</summary>
    public Dictionary<string, OldName> Types { get; } = [];

    /// <summary>True if its value was another one than that of the member that has its name without a class in front.</summary>
    public bool IsOwn { get; set; }

    public void Add(MemberFacts other)
    {
        Bytes += other.Bytes;
        Objects += other.Objects;
        IsOwn |= other.IsOwn;
        foreach (OldName type in other.Types.Values)
        {
            AddType(type);
        }
    }

    public void AddType(OldName type)
    {
        if (Types.Count < MostTypes)
        {
            Types.TryAdd(type.Full, type);
        }
    }
}
