using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>A chain of objects, with the attributes of Nino.</summary>
[NinoType(allowInheritance: false)]
public sealed class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public DeepObjectTwin? Child { get; set; }

    public static DeepObjectTwin From(DeepObject value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Value = value.Value,
        Child = value.Child is null ? null : From(value.Child),
    };

    public static bool AreEqual(DeepObjectTwin? left, DeepObjectTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && TwinEquality.AreEqual(left.Value, right.Value)
            && AreEqual(left.Child, right.Child);
    }

    public DeepObject ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Value = Value,
        Child = Child?.ToModel(),
    };
}
