namespace SerBench.Formats.Contracts;

/// <summary>The kinds of value that formats distinguish.</summary>
public enum Kind
{
    /// <summary>A <see cref="bool"/>.</summary>
    Boolean,
    /// <summary>A <see cref="byte"/>.</summary>
    Byte,
    /// <summary>An <see cref="sbyte"/>.</summary>
    SByte,
    /// <summary>A <see cref="short"/>.</summary>
    Int16,
    /// <summary>A <see cref="ushort"/>.</summary>
    UInt16,
    /// <summary>An <see cref="int"/>.</summary>
    Int32,
    /// <summary>A <see cref="uint"/>.</summary>
    UInt32,
    /// <summary>A <see cref="long"/>.</summary>
    Int64,
    /// <summary>A <see cref="ulong"/>.</summary>
    UInt64,
    /// <summary>A <see cref="char"/>.</summary>
    Char,
    /// <summary>A <see cref="float"/>.</summary>
    Single,
    /// <summary>A <see cref="double"/>.</summary>
    Double,
    /// <summary>A <see cref="decimal"/>.</summary>
    Decimal,
    /// <summary>A <see cref="System.Guid"/>.</summary>
    Guid,
    /// <summary>A <see cref="System.DateTime"/>.</summary>
    DateTime,
    /// <summary>A <see cref="System.DateTimeOffset"/>.</summary>
    DateTimeOffset,
    /// <summary>A <see cref="System.TimeSpan"/>.</summary>
    TimeSpan,
    /// <summary>A <see cref="System.DateOnly"/>.</summary>
    DateOnly,
    /// <summary>A <see cref="System.TimeOnly"/>.</summary>
    TimeOnly,
    /// <summary>An enum of any width.</summary>
    Enum,
    /// <summary>A <see cref="string"/>.</summary>
    String,
    /// <summary>A class or struct with fields.</summary>
    Object,
    /// <summary>An array, list or set: see <see cref="ValueShape.SequenceKind"/>.</summary>
    Sequence,
    /// <summary>A dictionary.</summary>
    Map,

    /// <summary>A type that no format can carry: see <see cref="ValueShape.Reason"/>.</summary>
    Unknown,
}
