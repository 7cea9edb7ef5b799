using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Inventory;

internal sealed class MemberFacts
{
    // Limits the types that damaged descriptions can add.
    private const int MostTypes = 64;

    public long Bytes { get; set; }

    public long Objects { get; set; }

    /// <summary>The types in the class descriptions. A nullable member has two.</summary>
    public Dictionary<string, OldName> Types { get; } = [];

    /// <summary>False if a member of the same name without a class prefix always had the same value.</summary>
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
