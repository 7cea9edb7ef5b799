using MessagePack;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A simple object, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class SimpleObjectTwin : IMirror<SimpleObject, SimpleObjectTwin>
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
}

/// <summary>A person, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class PersonTwin : IMirror<Person, PersonTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public string? Data { get; set; }

    [Key(3)]
    public Guid Guid { get; set; }
}

/// <summary>A tree, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    [Key(0)]
    public long Key { get; set; }

    [Key(1)]
    public string? Value { get; set; }

    [Key(2)]
    public TreeNodeTwin? Left { get; set; }

    [Key(3)]
    public TreeNodeTwin? Right { get; set; }
}
