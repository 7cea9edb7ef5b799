namespace SerBench.Formats.Nrbf.Layouts;

internal static class Primitive
{
    private static readonly Dictionary<Type, PrimitiveCode> Codes = new()
    {
        [typeof(bool)] = PrimitiveCode.Boolean,
        [typeof(byte)] = PrimitiveCode.Byte,
        [typeof(char)] = PrimitiveCode.Char,
        [typeof(decimal)] = PrimitiveCode.Decimal,
        [typeof(double)] = PrimitiveCode.Double,
        [typeof(short)] = PrimitiveCode.Int16,
        [typeof(int)] = PrimitiveCode.Int32,
        [typeof(long)] = PrimitiveCode.Int64,
        [typeof(sbyte)] = PrimitiveCode.SByte,
        [typeof(float)] = PrimitiveCode.Single,
        [typeof(TimeSpan)] = PrimitiveCode.TimeSpan,
        [typeof(DateTime)] = PrimitiveCode.DateTime,
        [typeof(ushort)] = PrimitiveCode.UInt16,
        [typeof(uint)] = PrimitiveCode.UInt32,
        [typeof(ulong)] = PrimitiveCode.UInt64,
    };

    public static IEnumerable<Type> Types => Codes.Keys;

    public static PrimitiveCode Of(Type type) => Codes.GetValueOrDefault(type);

    public static Type? TypeOf(PrimitiveCode code) => Codes.FirstOrDefault(known => known.Value == code).Key;

    // Decimal, DateTime and TimeSpan are no CLR primitives, so their arrays are described as classes.
    public static bool HasArrayKind(Type type) => type.IsPrimitive && Of(type) != PrimitiveCode.None;

    // Returns 0 for char and decimal, because their length depends on the value.
    public static int LengthOf(PrimitiveCode code) => code switch
    {
        PrimitiveCode.Boolean or PrimitiveCode.Byte or PrimitiveCode.SByte => 1,
        PrimitiveCode.Int16 or PrimitiveCode.UInt16 => 2,
        PrimitiveCode.Int32 or PrimitiveCode.UInt32 or PrimitiveCode.Single => 4,
        PrimitiveCode.Int64 or PrimitiveCode.UInt64 or PrimitiveCode.Double or PrimitiveCode.TimeSpan or PrimitiveCode.DateTime => 8,
        _ => 0,
    };
}

internal enum PrimitiveCode : byte
{
    None = 0,
    Boolean = 1,
    Byte = 2,
    Char = 3,
    Decimal = 5,
    Double = 6,
    Int16 = 7,
    Int32 = 8,
    Int64 = 9,
    SByte = 10,
    Single = 11,
    TimeSpan = 12,
    DateTime = 13,
    UInt16 = 14,
    UInt32 = 15,
    UInt64 = 16,
}
