using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A complex object, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class ComplexObjectTwin : IMirror<ComplexObject, ComplexObjectTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public bool Active { get; set; }

    [Key(3)]
    public NestedObjectTwin? Nested { get; set; }

    [Key(4)]
    public Dictionary<string, int>? Data { get; set; }

    public static ComplexObjectTwin From(ComplexObject value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Active = value.Active,
        Nested = value.Nested is null ? null : NestedObjectTwin.From(value.Nested),
        Data = value.Data,
    };

    public static bool AreEqual(ComplexObjectTwin? left, ComplexObjectTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && NestedObjectTwin.AreEqual(left.Nested, right.Nested)
            && TwinEquality.AreEqual(left.Data, right.Data);
    }

    public ComplexObject ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Active = Active,
        Nested = Nested?.ToModel(),
        Data = Data,
    };
}
