namespace SerBench.Formats.Contracts;

/// <summary>A run of bytes of a message with one meaning.</summary>
/// <param name="Offset">The position of its first byte.</param>
/// <param name="Length">The number of its bytes, at least one.</param>
/// <param name="Kind">The purpose of the bytes.</param>
/// <param name="Name">The field that the bytes belong to, with a detail if they are not the field's value.</param>
/// <param name="Value">The value of the bytes as text, the same in every format; null if they have none.</param>
public readonly record struct Part(int Offset, int Length, PartKind Kind, PartName Name, string? Value)
{
    /// <summary>The position behind its last byte.</summary>
    public int End => Offset + Length;
}

/// <summary>The purpose of a byte of a message.</summary>
public enum PartKind
{
    /// <summary>A field's value.</summary>
    Value,

    /// <summary>The start of a message, object or collection, as far as no other kind fits: version, flags, ids of types and schemas.</summary>
    Header,

    /// <summary>A code that tells how to read the bytes after it.</summary>
    TypeCode,

    /// <summary>The name, number, key or hash that tells which field follows.</summary>
    FieldName,

    /// <summary>The name of a type or library.</summary>
    TypeName,

    /// <summary>A number of bytes or items.</summary>
    Length,

    /// <summary>A mark that values are absent or present: a null, a bitmap.</summary>
    Null,

    /// <summary>The id of an object, or a reference to another object.</summary>
    Reference,

    /// <summary>The place of fields: a table of offsets in front of an object, or one offset.</summary>
    Offset,

    /// <summary>The end of an object or message.</summary>
    Footer,

    /// <summary>A hash of other bytes.</summary>
    Checksum,

    /// <summary>Bytes without meaning.</summary>
    Padding,
}
