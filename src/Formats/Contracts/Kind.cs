namespace SerBench.Formats.Contracts;

/// <summary>The kinds of value that the contract tells apart.</summary>
public enum Kind
{
    Boolean,
    Byte,
    SByte,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Char,
    Single,
    Double,
    Decimal,
    Guid,
    DateTime,
    DateTimeOffset,
    TimeSpan,
    DateOnly,
    TimeOnly,
    Enum,
    String,
    Object,
    Sequence,
    Map,

    /// <summary>A type that no format is offered: see <see cref="ValueShape.Reason"/>.</summary>
    Unknown,
}

/// <summary>The CLR collection behind a sequence.</summary>
public enum SequenceKind
{
    Array,
    List,
    Set,

    /// <summary>An array of rank two or more, its items in row-major order.</summary>
    Rectangular,
}
