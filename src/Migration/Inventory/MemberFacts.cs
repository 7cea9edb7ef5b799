namespace SerBench.Migration.Inventory;

internal sealed class MemberFacts
{
    private const int MostTypes = 64;

    public long Bytes { get; set; }

    public long Objects { get; set; }

    // Files describe a nullable member differently if it is null.
    public Dictionary<string, OldName> Types { get; } = [];

    // False if the values always equal those of the member that has the same name without the prefix of a base class.
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
