namespace SerBench.Generator.Tests.Wild;

/// <summary>A type that is being drawn.</summary>
/// <param name="Number">Its place: types refer to those of higher numbers, and to themselves.</param>
/// <param name="Name">Its name where it is declared.</param>
/// <param name="Code">Its name with the namespace, without type arguments.</param>
/// <param name="Style">How it is declared.</param>
/// <param name="Host">The number of the class that it is declared in; negative outside of classes.</param>
internal sealed record WildType(int Number, string Name, string Code, WildStyle Style, int Host)
{
    public bool IsStruct => Style is WildStyle.StructOfFields or WildStyle.StructOfProperties or WildStyle.RecordStruct;

    /// <summary>Whether it has a type parameter T.</summary>
    public bool IsGeneric { get; init; }

    /// <summary>Whether a member may be of the type itself: not of a struct, and of a record of one parameter that would be the copy constructor's.</summary>
    public bool CanHoldItself => !IsStruct && !(Style == WildStyle.Record && Members.Length == 1);

    /// <summary>How many single values a value is likely to hold.</summary>
    public double Weight => 1 + Members.Sum(member => member.Weight);

    public (string Type, string Name, double Weight)[] Members { get; set; } = [];
}
