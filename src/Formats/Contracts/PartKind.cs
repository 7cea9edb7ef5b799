namespace SerBench.Formats.Contracts;

/// <summary>What a byte of a message is for.</summary>
public enum PartKind
{
    /// <summary>A field's value.</summary>
    Value,

    /// <summary>What stands in front of a message, object or collection and is none of the others: version, flags, ids of types and schemas.</summary>
    Header,

    /// <summary>A code that says how the bytes after it are to be read.</summary>
    TypeCode,

    /// <summary>What says which field follows: its name, number, key or hash.</summary>
    FieldName,

    /// <summary>The name of a type or library.</summary>
    TypeName,

    /// <summary>A count of bytes or items.</summary>
    Length,

    /// <summary>What says that values are absent or present: a null, a bitmap.</summary>
    Null,

    /// <summary>The id of an object, or the mention of another one.</summary>
    Reference,

    /// <summary>Where fields are to be found: a table of offsets in front of an object, or one offset.</summary>
    Offset,

    /// <summary>What stands after an object or message.</summary>
    Footer,

    /// <summary>A hash of other bytes.</summary>
    Checksum,

    /// <summary>Bytes without meaning.</summary>
    Padding,
}
