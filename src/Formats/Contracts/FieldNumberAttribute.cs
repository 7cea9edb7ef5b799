namespace SerBench.Formats.Contracts;

/// <summary>Pins the number of a field or automatic property. All members of a type have a number, or none. Another version of the type
/// finds the member by its number, not by its name (docs/evolution.md, "Numbers").</summary>
/// <param name="number">1 to 536,870,911, except 19,000 to 19,999; unique among all members, also of earlier versions.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class FieldNumberAttribute(int number) : Attribute
{
    /// <summary>The number of the member.</summary>
    public int Number => number;
}
