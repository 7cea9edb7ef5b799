using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>A complex object with its list, with the attributes of Nino.</summary>
[NinoType]
public class ComplexListTwin : IMirror<ComplexList, ComplexListTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObjectTwin? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }

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
