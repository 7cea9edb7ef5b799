using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A chain of objects, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public double Value { get; set; }

    [Key(3)]
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
