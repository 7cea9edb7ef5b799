namespace SerBench.Formats.Contracts;

/// <summary>The role of a value in its field.</summary>
public enum SlotRole
{
    /// <summary>The field itself.</summary>
    Field,
    /// <summary>An item of a sequence.</summary>
    Item,
    /// <summary>A key of a map.</summary>
    Key,
    /// <summary>A value of a map.</summary>
    Value,
}
