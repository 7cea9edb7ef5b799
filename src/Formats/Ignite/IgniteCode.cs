namespace SerBench.Formats.Ignite;

internal static class IgniteCode
{
    public const byte Byte = 1;
    public const byte Short = 2;
    public const byte Int = 3;
    public const byte Long = 4;
    public const byte Float = 5;
    public const byte Double = 6;
    public const byte Char = 7;
    public const byte Bool = 8;
    public const byte String = 9;
    public const byte Guid = 10;
    public const byte ByteArray = 12;
    public const byte ShortArray = 13;
    public const byte IntArray = 14;
    public const byte LongArray = 15;
    public const byte FloatArray = 16;
    public const byte DoubleArray = 17;
    public const byte CharArray = 18;
    public const byte BoolArray = 19;
    public const byte StringArray = 20;
    public const byte GuidArray = 21;
    public const byte ObjectArray = 23;
    public const byte Collection = 24;
    public const byte Map = 25;
    public const byte Wrapped = 27;
    public const byte Enum = 28;
    public const byte EnumArray = 29;
    public const byte Decimal = 30;
    public const byte DecimalArray = 31;
    public const byte Timestamp = 33;
    public const byte TimestampArray = 34;
    public const byte BinaryEnum = 38;
    public const byte Null = 101;
    public const byte Handle = 102;
    public const byte Object = 103;

    [MethodImpl(AggressiveInlining)]
    public static byte Of<T>() => typeof(T) == typeof(char) ? Char
        : typeof(T) == typeof(float) ? Float
        : typeof(T) == typeof(double) ? Double
        : Unsafe.SizeOf<T>() switch
        {
            sizeof(byte) => Byte,
            sizeof(short) => Short,
            sizeof(int) => Int,
            _ => Long,
        };
}

internal static class IgniteWidth
{
    public const int String = 1 + sizeof(int);
    public const int Decimal = 1 + sizeof(int) + sizeof(int) + 13;
    public const int ShortestDecimal = 1 + sizeof(int) + sizeof(int) + 1;
    public const int Guid = 1 + 16;
    public const int Timestamp = 1 + sizeof(long) + sizeof(int);
    public const int Enum = 1 + sizeof(int) + sizeof(int);
    public const int Handle = 1 + sizeof(int);

    // Returns the number of bytes after the byte of the type code.
    public static int OfNumber(int code) => code switch
    {
        IgniteCode.Byte or IgniteCode.Bool => 1,
        IgniteCode.Short or IgniteCode.Char => 2,
        IgniteCode.Int or IgniteCode.Float => 4,
        _ => 8,
    };

    public const int ArrayPrefix = 1 + sizeof(int) + sizeof(int);

    // Returns the most bytes of a value with its type code. If values may have any length, only the part before their content counts.
    public static int Of(ValueShape value) => value.Kind switch
    {
        Kind.Decimal => Decimal,
        Kind.Guid => Guid,
        Kind.DateTime => Timestamp,
        Kind.Enum => Enum,
        Kind.String => String,
        Kind.DateTimeOffset or > Kind.String => Handle,
        _ => 1 + value.Width,
    };
}
