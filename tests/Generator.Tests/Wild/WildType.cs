namespace SerBench.Generator.Tests.Wild;

/// <summary>A type that is being drawn.</summary>
/// <param name="Number">Its number. A type refers only to types of higher numbers, and to itself.</param>
/// <param name="Name">Its name where it is declared.</param>
/// <param name="Code">Its name with the namespace, without type arguments.</param>
/// <param name="Style">The style of its declaration.</param>
/// <param name="Host">The number of the class that contains it; negative if there is none.</param>
internal sealed record WildType(int Number, string Name, string Code, WildStyle Style, int Host)
{
    public bool IsStruct => Style is WildStyle.StructOfFields or WildStyle.StructOfProperties or WildStyle.RecordStruct;

    public bool IsGeneric { get; init; }

    /// <summary>
    /// Whether a member may be of the type itself. This is impossible for a struct,
    /// and in a record of one parameter it would be the copy constructor's.
    /// </summary>
    public bool CanHoldItself => !IsStruct && !(Style == WildStyle.Record && Members.Length == 1);

    /// <summary>The expected number of single values in a value.</summary>
    public double Weight => 1 + Members.Sum(member => member.Weight);

    public (string Type, string Name, double Weight)[] Members { get; set; } = [];
}
