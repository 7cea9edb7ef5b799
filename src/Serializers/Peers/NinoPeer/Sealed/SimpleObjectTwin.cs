using Nino.Core;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>A simple object, with the attributes of Nino. See <see cref="NinoRow"/> for the order.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class SimpleObjectTwin : IMirror<SimpleObject, SimpleObjectTwin>
{
    public short ShortValue { get; set; }

    public bool Active { get; set; }

    public byte Filler { get; set; }

    public string? Name { get; set; }

    public double DoubleValue { get; set; }

    public long LongValue { get; set; }

    public int Id { get; set; }

    public float FloatValue { get; set; }
}

/// <summary>A person, with the attributes of Nino.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class PersonTwin : IMirror<Person, PersonTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }
}

/// <summary>A tree, with the attributes of Nino.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    public long Key { get; set; }

    public string? Value { get; set; }

    public TreeNodeTwin? Left { get; set; }

    public TreeNodeTwin? Right { get; set; }
}
