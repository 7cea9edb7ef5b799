namespace SerBench.Benchmarks.Features.Advice.Old;

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
