namespace SerBench.Formats.Contracts;

/// <summary>The role of a value in the field that holds it.</summary>
public enum SlotRole
{
    /// <summary>The value is the field itself.</summary>
    Field,
    /// <summary>The value is an item of a sequence.</summary>
    Item,
    /// <summary>The value is a key of a map.</summary>
    Key,
    /// <summary>The value is a value of a map.</summary>
    Value,
}
