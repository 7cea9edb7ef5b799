namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>The objects of one file of BinaryFormatter. Values are null, boxed primitives, text, <see cref="OldObject"/> or <see cref="OldArray"/>.</summary>
/// <param name="Root">The value that was written.</param>
/// <param name="Objects">All objects and arrays, structs included, in the order of the file.</param>
/// <param name="Other">The bytes of the header, the names of assemblies and the end.</param>
/// <param name="Length">The bytes of the file.</param>
internal sealed record OldFile(object? Root, IReadOnlyList<OldNode> Objects, int Other, int Length);

/// <summary>A class as a file describes it.</summary>
/// <param name="Library">The full name of the assembly; empty for types of the runtime's core.</param>
internal sealed record OldClass(OldName Name, string Library, IReadOnlyList<OldMember> Members)
{
    public const int MostMembers = 2_000;

    private Dictionary<string, int>? _indexes;

    /// <summary>The obstacle that makes the type impossible to convert, or null.</summary>
    public ObstacleKind? Obstacle { get; } = Obstacles.Find(Name);

    /// <summary>The meaning of the type if it is one of the runtime that new types use, too.</summary>
    public RuntimeType? Runtime { get; } = Name.IsOfRuntime ? RuntimeTypes.Find(Name) : null;

    public bool IsEnum => Members is [{ Name: "value__" }];

    public int IndexOf(string member)
    {
        _indexes ??= Enumerable.Range(0, Members.Count).ToDictionary(index => Members[index].Name);
        return _indexes.GetValueOrDefault(member, -1);
    }
}

/// <summary>A member of a class as a file describes it.</summary>
internal sealed record OldMember(string Name, OldName Type);

/// <summary>An object or an array.</summary>
internal abstract class OldNode
{
    public abstract OldName Type { get; }

    /// <summary>The bytes of the record, without those of structs inside it, which have records of their own.</summary>
    public int Bytes { get; set; }
}

/// <summary>An object or struct.</summary>
internal sealed class OldObject(OldClass type, bool isStruct) : OldNode
{
    public OldClass Class => type;

    public override OldName Type => type.Name;

    public bool IsStruct => isStruct;

    /// <summary>The values of the members, in the order of the description.</summary>
    public object?[] Values { get; } = new object?[type.Members.Count];

    /// <summary>The bytes of each value. A text counts at its first place; structs count at each.</summary>
    public int[] Lengths { get; } = new int[type.Members.Count];

    /// <summary>The bytes that describe the class, which the first object of it carries.</summary>
    public int DescriptionBytes { get; set; }

    public object? Find(string member) => type.IndexOf(member) is >= 0 and int index ? Values[index] : null;
}

/// <summary>An array. Items are boxed only when they are asked for.</summary>
internal sealed class OldArray(OldName type, IReadOnlyList<int> lengths, Array items) : OldNode
{
    public override OldName Type => type;

    public IReadOnlyList<int> Lengths => lengths;

    /// <summary>All items, row by row: an array of a primitive type, or of objects.</summary>
    public Array Items => items;

    /// <summary>True if items are numbers and the like, and lead to no other object.</summary>
    public bool IsPlain => items is not object?[];
}
