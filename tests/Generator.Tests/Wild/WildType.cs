namespace SerBench.Generator.Tests.Wild;

// A type that is being drawn.
// Number: Its number. A type refers only to types of higher numbers, and to itself.
// Name: Its name where it is declared.
// Code: Its name with the namespace, without type arguments.
// Style: the style of its declaration.
// Host: the number of the class that contains it; negative if there is none.
internal sealed record WildType(int Number, string Name, string Code, WildStyle Style, int Host)
{
    public bool IsStruct => Style is WildStyle.StructOfFields or WildStyle.StructOfProperties or WildStyle.RecordStruct;

    public bool IsGeneric { get; init; }

    // Whether a member may be of the type itself. This is impossible for a struct, and in a record of one parameter it would be the copy
    // constructor's.
    public bool CanHoldItself => !IsStruct && !(Style == WildStyle.Record && Members.Length == 1);

    // The expected number of single values in a value.
    public double Weight => 1 + Members.Sum(member => member.Weight);

    public (string Type, string Name, double Weight)[] Members { get; set; } = [];
}
