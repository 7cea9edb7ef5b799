using MemoryPack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer.Twins;

/// <summary>The object inside the complex ones, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class NestedObjectTwin
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public static NestedObjectTwin From(NestedObject value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Value = value.Value,
    };

    public static bool AreEqual(NestedObjectTwin? left, NestedObjectTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && TwinEquality.AreEqual(left.Value, right.Value);
    }

    public NestedObject ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Value = Value,
    };
}
