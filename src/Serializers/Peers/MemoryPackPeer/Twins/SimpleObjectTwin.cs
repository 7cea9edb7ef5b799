using MemoryPack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer.Twins;

/// <summary>A simple object, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class SimpleObjectTwin : IMirror<SimpleObject, SimpleObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public double DoubleValue { get; set; }

    public float FloatValue { get; set; }

    public long LongValue { get; set; }

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

/// <summary>A person, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class PersonTwin : IMirror<Person, PersonTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }

    public static PersonTwin From(Person value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Data = value.Data,
        Guid = value.Guid,
    };

    public static bool AreEqual(PersonTwin? left, PersonTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Data == right.Data
            && left.Guid == right.Guid;
    }

    public Person ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Data = Data,
        Guid = Guid,
    };
}

/// <summary>A tree, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    public long Key { get; set; }

    public string? Value { get; set; }

    public TreeNodeTwin? Left { get; set; }

    public TreeNodeTwin? Right { get; set; }

    public static TreeNodeTwin From(TreeNode value) => new()
    {
        Key = value.Key,
        Value = value.Value,
        Left = value.Left is null ? null : From(value.Left),
        Right = value.Right is null ? null : From(value.Right),
    };

    public static bool AreEqual(TreeNodeTwin? left, TreeNodeTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Key == right.Key
            && left.Value == right.Value
            && AreEqual(left.Left, right.Left)
            && AreEqual(left.Right, right.Right);
    }

    public TreeNode ToModel() => new()
    {
        Key = Key,
        Value = Value,
        Left = Left?.ToModel(),
        Right = Right?.ToModel(),
    };
}
