namespace SerBench.Formats.Contracts;

/// <summary>Pins the number of a field or automatic property, so that readers of older and newer versions of the type find it whatever its
/// name and place (docs/evolution.md, "Numbers"). Either all members of a type have one, or none has.</summary>
/// <param name="number">The number: 1 to 536,870,911, except 19,000 to 19,999. No other member of the type has it, or ever had it.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class FieldNumberAttribute(int number) : Attribute
{
    /// <summary>The number of the member.</summary>
    public int Number => number;
}
