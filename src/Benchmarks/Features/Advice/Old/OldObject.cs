namespace SerBench.Benchmarks.Features.Advice.Old;

internal sealed class OldObject(OldClass type, bool isStruct) : OldNode
{
    public OldClass Class => type;

    public override OldName Type => type.Name;

    public bool IsStruct => isStruct;

    // In the order of the class description.
    public object?[] Values { get; } = new object?[type.Members.Count];

    // The bytes of each value. Text counts at its first mention only; structs count at each mention.
    public int[] Lengths { get; } = new int[type.Members.Count];

    // Only the first object of a class carries the description.
    public int DescriptionBytes { get; set; }

    public object? Find(string member) => type.IndexOf(member) is >= 0 and int index ? Values[index] : null;
}
