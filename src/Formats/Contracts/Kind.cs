namespace SerBench.Formats.Contracts;

/// <summary>The kinds of values.</summary>
public enum Kind
{
    /// <summary>A bool.</summary>
    Boolean,
    /// <summary>A byte.</summary>
    Byte,
    /// <summary>An sbyte.</summary>
    SByte,
    /// <summary>A short.</summary>
    Int16,
    /// <summary>A ushort.</summary>
    UInt16,
    /// <summary>An int.</summary>
    Int32,
    /// <summary>A uint.</summary>
    UInt32,
    /// <summary>A long.</summary>
    Int64,
    /// <summary>A ulong.</summary>
    UInt64,
    /// <summary>A char.</summary>
    Char,
    /// <summary>A float.</summary>
    Single,
    /// <summary>A double.</summary>
    Double,
    /// <summary>A decimal.</summary>
    Decimal,
    /// <summary>A Guid.</summary>
    Guid,
    /// <summary>A DateTime.</summary>
    DateTime,
    /// <summary>A DateTimeOffset.</summary>
    DateTimeOffset,
    /// <summary>A TimeSpan.</summary>
    TimeSpan,
    /// <summary>A DateOnly.</summary>
    DateOnly,
    /// <summary>A TimeOnly.</summary>
    TimeOnly,
    /// <summary>An enum of any width.</summary>
    Enum,
    /// <summary>A string.</summary>
    String,
    /// <summary>A class or struct with fields.</summary>
    Object,
    /// <summary>An array, list or set: see <see cref="ValueShape.SequenceKind"/>.</summary>
    Sequence,
    /// <summary>A dictionary.</summary>
    Map,

    /// <summary>A type without a representation: see <see cref="ValueShape.Reason"/>.</summary>
    Unknown,
}
