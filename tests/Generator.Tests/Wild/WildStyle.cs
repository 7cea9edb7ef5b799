namespace SerBench.Generator.Tests.Wild;

// The styles in which people declare data.
internal enum WildStyle
{
    // Automatic properties with setters.
    Properties,

    // Public fields.
    Fields,

    // Properties set by initializers, some of them required.
    Initializers,

    // Private fields behind properties, one of them read-only, and a private constructor.
    PrivateFields,

    // A base class, abstract or not, that holds the first half of the members.
    Subclass,

    // Properties without setters, set by the only constructor.
    Constructor,

    // A positional record.
    Record,

    StructOfFields,

    StructOfProperties,

    // A positional struct that is read-only.
    RecordStruct,
}
