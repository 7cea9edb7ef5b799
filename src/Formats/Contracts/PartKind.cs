namespace SerBench.Formats.Contracts;

/// <summary>The purpose of a byte of a message.</summary>
public enum PartKind
{
    /// <summary>A field's value.</summary>
    Value,

    /// <summary>The start of a message, object or collection: version, flags, ids of types and schemas.</summary>
    Header,

    /// <summary>A code that determines how the next bytes are read.</summary>
    TypeCode,

    /// <summary>The name, number, key or hash of the next field.</summary>
    FieldName,

    /// <summary>The name of a type or library.</summary>
    TypeName,

    /// <summary>A number of bytes or items.</summary>
    Length,

    /// <summary>A mark of absent or present values.</summary>
    Null,

    /// <summary>The id of an object, or a reference to an object.</summary>
    Reference,

    /// <summary>The position of one or more fields.</summary>
    Offset,

    /// <summary>The end of an object or message.</summary>
    Footer,

    /// <summary>A hash of other bytes.</summary>
    Checksum,

    /// <summary>Bytes without meaning.</summary>
    Padding,
}
