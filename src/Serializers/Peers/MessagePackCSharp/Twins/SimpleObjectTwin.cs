using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A simple object, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class SimpleObjectTwin : IMirror<SimpleObject, SimpleObjectTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public bool Active { get; set; }

    [Key(3)]
    public double DoubleValue { get; set; }

    [Key(4)]
    public float FloatValue { get; set; }

    [Key(5)]
    public long LongValue { get; set; }

    [Key(6)]
    public short ShortValue { get; set; }

    public static SimpleObjectTwin From(SimpleObject value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Active = value.Active,
        DoubleValue = value.DoubleValue,
        FloatValue = value.FloatValue,
        LongValue = value.LongValue,
        ShortValue = value.ShortValue,
    };

    public static bool AreEqual(SimpleObjectTwin? left, SimpleObjectTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && TwinEquality.AreEqual(left.DoubleValue, right.DoubleValue)
            && TwinEquality.AreEqual(left.FloatValue, right.FloatValue)
            && left.LongValue == right.LongValue
            && left.ShortValue == right.ShortValue;
    }

    public SimpleObject ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Active = Active,
        DoubleValue = DoubleValue,
        FloatValue = FloatValue,
        LongValue = LongValue,
        ShortValue = ShortValue,
    };
}
