using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>A complex object, with the attributes of Nino.</summary>
[NinoType]
public class ComplexObjectTwin : IMirror<ComplexObject, ComplexObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObjectTwin? Nested { get; set; }

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
