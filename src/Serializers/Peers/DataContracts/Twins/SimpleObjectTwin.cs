using System.Runtime.Serialization;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.DataContracts.Twins;

/// <summary>A simple object, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(SimpleObject), Namespace = "")]
public sealed partial class SimpleObjectTwin : IMirror<SimpleObject, SimpleObjectTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public bool Active { get; set; }

    [DataMember]
    public double DoubleValue { get; set; }

    [DataMember]
    public float FloatValue { get; set; }

    [DataMember]
    public long LongValue { get; set; }

    [DataMember]
    public short ShortValue { get; set; }
}

/// <summary>A person, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(Person), Namespace = "")]
public sealed partial class PersonTwin : IMirror<Person, PersonTwin>
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Name { get; set; }

    [DataMember]
    public string? Data { get; set; }

    [DataMember]
    public Guid Guid { get; set; }
}

/// <summary>A tree, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(TreeNode), Namespace = "")]
public sealed partial class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    [DataMember]
    public long Key { get; set; }

    [DataMember]
    public string? Value { get; set; }

    [DataMember]
    public TreeNodeTwin? Left { get; set; }

    [DataMember]
    public TreeNodeTwin? Right { get; set; }
}
