using MemoryPack;
using SerBench.Model;
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

/// <summary>The object inside the complex ones, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class NestedObjectTwin
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public static NestedObjectTwin From(NestedObject value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Value = value.Value,
    };

    public static bool AreEqual(NestedObjectTwin? left, NestedObjectTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && TwinEquality.AreEqual(left.Value, right.Value);
    }

    public NestedObject ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Value = Value,
    };
}

/// <summary>A chain of objects, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
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
