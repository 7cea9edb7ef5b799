namespace SerBench.Formats.Contracts;

/// <summary>A run of bytes of a message that is one thing.</summary>
/// <param name="Offset">Its first byte.</param>
/// <param name="Length">Its number of bytes, at least one.</param>
/// <param name="Kind">What it is for.</param>
/// <param name="Name">The field it belongs to, and what it is there if not the field's value.</param>
/// <param name="Value">What the bytes say, as <see cref="PartText"/> writes it; null when they say nothing but what they are.</param>
public readonly record struct Part(int Offset, int Length, PartKind Kind, PartName Name, string? Value)
{
    public int End => Offset + Length;
}

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
