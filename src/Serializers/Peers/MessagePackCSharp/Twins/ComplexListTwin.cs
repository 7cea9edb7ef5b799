using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A complex object with its list, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class ComplexListTwin : IMirror<ComplexList, ComplexListTwin>
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

    [Key(5)]
    public List<string>? Tags { get; set; }

    public static ComplexListTwin From(ComplexList value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Active = value.Active,
        Nested = value.Nested is null ? null : NestedObjectTwin.From(value.Nested),
        Data = value.Data,
        Tags = value.Tags,
    };

    public static bool AreEqual(ComplexListTwin? left, ComplexListTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && NestedObjectTwin.AreEqual(left.Nested, right.Nested)
            && TwinEquality.AreEqual(left.Data, right.Data)
            && TwinEquality.AreEqual(left.Tags, right.Tags);
    }

    public ComplexList ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Active = Active,
        Nested = Nested?.ToModel(),
        Data = Data,
        Tags = Tags,
    };
}
