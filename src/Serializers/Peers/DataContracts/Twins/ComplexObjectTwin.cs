using System.Runtime.Serialization;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.DataContracts.Twins;

/// <summary>A complex object, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(ComplexObject), Namespace = "")]
public sealed partial class ComplexObjectTwin : IMirror<ComplexObject, ComplexObjectTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public bool Active { get; set; }

    [DataMember]
    public NestedObjectTwin? Nested { get; set; }

    [DataMember]
    public Dictionary<string, int>? Data { get; set; }
}

/// <summary>A complex object with its list, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(ComplexList), Namespace = "")]
public sealed partial class ComplexListTwin : IMirror<ComplexList, ComplexListTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public bool Active { get; set; }

    [DataMember]
    public NestedObjectTwin? Nested { get; set; }

    [DataMember]
    public Dictionary<string, int>? Data { get; set; }

    [DataMember]
    public List<string>? Tags { get; set; }
}

/// <summary>The object inside the complex ones, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(NestedObject), Namespace = "")]
public sealed partial class NestedObjectTwin : IMirror<NestedObject, NestedObjectTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public double Value { get; set; }
}

/// <summary>A chain of objects, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(DeepObject), Namespace = "")]
public sealed partial class DeepObjectTwin : IMirror<DeepObject, DeepObjectTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public double Value { get; set; }

    [DataMember]
    public DeepObjectTwin? Child { get; set; }
}
