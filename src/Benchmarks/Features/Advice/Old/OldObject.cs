namespace SerBench.Benchmarks.Features.Advice.Old;

internal sealed class OldObject(OldClass type, bool isStruct) : OldNode
{
    public OldClass Class => type;

    public override OldName Type => type.Name;

    public bool IsStruct => isStruct;

    /// <summary>The values of the members, in the order of the description.</summary>
    public object?[] Values { get; } = new object?[type.Members.Count];

    /// <summary>The bytes of each value. Text counts at its first mention only; structs count at each.</summary>
    public int[] Lengths { get; } = new int[type.Members.Count];

    /// <summary>The bytes of the class description, which only the first object of a class carries.</summary>
    public int DescriptionBytes { get; set; }

    public object? Find(string member) => type.IndexOf(member) is >= 0 and int index ? Values[index] : null;
}
