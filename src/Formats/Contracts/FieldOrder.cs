namespace SerBench.Formats.Contracts;

/// <summary>The order in which a format would like to be given the fields of an object.</summary>
public enum FieldOrder
{
    /// <summary>As declared, inherited members first.</summary>
    Declared,

    /// <summary>By name, ignoring case: the order of Ignite's reflective serializer.</summary>
    ByName,

    /// <summary>Values of fixed width first, then text, then collections and structs, nested objects last; as declared within each group.</summary>
    FixedFirst,
}
