using MemoryPack;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer.Twins;

/// <summary>A complex object, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class ComplexObjectTwin : IMirror<ComplexObject, ComplexObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObjectTwin? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }
}

/// <summary>A complex object with its list, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class ComplexListTwin : IMirror<ComplexList, ComplexListTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObjectTwin? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }

    public List<string>? Tags { get; set; }
}

/// <summary>The object inside the complex ones, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class NestedObjectTwin : IMirror<NestedObject, NestedObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }
}

/// <summary>A chain of objects, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public DeepObjectTwin? Child { get; set; }
}
