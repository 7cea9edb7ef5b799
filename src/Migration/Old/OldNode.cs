namespace SerBench.Migration.Old;

internal abstract class OldNode(OldName type)
{
    public OldName Type => type;

    // The bytes exclude the records of structs inside.
    public int Bytes { get; set; }
}

internal sealed class OldObject(OldClass type, bool isStruct) : OldNode(type.Name)
{
    public OldClass Class => type;

    public bool IsStruct => isStruct;

    public object?[] Values { get; } = new object?[type.Members.Count];

    // The bytes of each member. Repeated text counts only as a reference; a struct counts in full.
    public int[] Lengths { get; } = new int[type.Members.Count];

    // Only the first object of a class has the description of the class. For others the value is 0.
    public int DescriptionBytes { get; set; }

    public object? Find(string member) => type.IndexOf(member) is >= 0 and int index ? Values[index] : null;
}

internal sealed class OldArray(OldName type, Array items) : OldNode(type)
{
    // The items are row by row, as an array of a primitive type, or of objects.
    public Array Items => items;

    public bool IsPlain => items is not object?[];
}
