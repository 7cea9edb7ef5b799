namespace SerBench.Formats.Contracts;

/// <summary>What a value is to the object that holds it.</summary>
public enum SlotRole
{
    Field,
    Item,
    Key,
    Value,
}
