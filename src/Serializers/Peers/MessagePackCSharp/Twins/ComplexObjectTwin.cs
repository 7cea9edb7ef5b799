using MessagePack;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A complex object, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class ComplexObjectTwin : IMirror<ComplexObject, ComplexObjectTwin>
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
}

/// <summary>A complex object with its list, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class ComplexListTwin : IMirror<ComplexList, ComplexListTwin>
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
}

/// <summary>The object inside the complex ones, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class NestedObjectTwin : IMirror<NestedObject, NestedObjectTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public double Value { get; set; }
}

/// <summary>A chain of objects, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public double Value { get; set; }

    [Key(3)]
    public DeepObjectTwin? Child { get; set; }
}
