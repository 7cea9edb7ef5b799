namespace SerBench.Formats.Contracts;

/// <summary>Pins the number of a field or automatic property. Readers of older and newer versions of the type find the member by this
/// number, whatever its name and place (docs/evolution.md, "Numbers"). All members of a type have a number, or none has.</summary>
/// <param name="number">The number: 1 to 536,870,911, except 19,000 to 19,999. No other member may have it, now or in an earlier
/// version.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class FieldNumberAttribute(int number) : Attribute
{
    /// <summary>The number of the member.</summary>
    public int Number => number;
}
