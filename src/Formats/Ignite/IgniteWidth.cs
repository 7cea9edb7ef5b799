using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>The room that values of each kind take, code included.</summary>
internal static class IgniteWidth
{
    public const int String = 1 + sizeof(int);
    public const int Decimal = 1 + sizeof(int) + sizeof(int) + 13;
    public const int ShortestDecimal = 1 + sizeof(int) + sizeof(int) + 1;
    public const int Guid = 1 + 16;
    public const int Timestamp = 1 + sizeof(long) + sizeof(int);
    public const int Enum = 1 + sizeof(int) + sizeof(int);
    public const int Handle = 1 + sizeof(int);

    /// <summary>Code, item type id and count of an array; of other collections code, count and kind.</summary>
    public const int ArrayPrefix = 1 + sizeof(int) + sizeof(int);

    /// <summary>The most that a field takes before its object is asked for more room: all of a value of fixed width, the prefix of others.</summary>
    public static int Of(ValueShape value) => value.Kind switch
    {
        Kind.Boolean or Kind.Byte or Kind.SByte => 1 + sizeof(byte),
        Kind.Int16 or Kind.UInt16 or Kind.Char => 1 + sizeof(short),
        Kind.Int32 or Kind.UInt32 or Kind.Single or Kind.DateOnly => 1 + sizeof(int),
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.TimeSpan or Kind.TimeOnly => 1 + sizeof(long),
        Kind.Decimal => Decimal,
        Kind.Guid => Guid,
        Kind.DateTime => Timestamp,
        Kind.Enum => Enum,
        Kind.String => String,
        _ => Handle,
    };
}
