namespace SerBench.Generator.Tests.Wild;

/// <summary>The styles in which people declare data.</summary>
internal enum WildStyle
{
    /// <summary>Automatic properties with setters.</summary>
    Properties,

    /// <summary>Public fields.</summary>
    Fields,

    /// <summary>Properties set by initializers, some of them required.</summary>
    Initializers,

    /// <summary>Private fields behind properties, one of them read-only, and a private constructor.</summary>
    PrivateFields,

    /// <summary>A base class, abstract or not, that holds the first half of the members.</summary>
    Subclass,

    /// <summary>Properties without setters, set by the only constructor.</summary>
    Constructor,

    /// <summary>A positional record.</summary>
    Record,

    StructOfFields,

    StructOfProperties,

    /// <summary>A positional struct that is read-only.</summary>
    RecordStruct,
}
