namespace SerBench.Formats.Ignite;

internal static class TypeCodes
{
    public static byte OfPrimitive(Type type) => Type.GetTypeCode(type.IsEnum ? typeof(object) : type) switch
    {
        TypeCode.Boolean => IgniteCode.Bool,
        TypeCode.Byte or TypeCode.SByte => IgniteCode.Byte,
        TypeCode.Int16 or TypeCode.UInt16 => IgniteCode.Short,
        TypeCode.Int32 or TypeCode.UInt32 => IgniteCode.Int,
        TypeCode.Int64 or TypeCode.UInt64 => IgniteCode.Long,
        TypeCode.Char => IgniteCode.Char,
        TypeCode.Single => IgniteCode.Float,
        TypeCode.Double => IgniteCode.Double,
        _ => IgniteCode.Null,
    };

    public static byte OfArray(Type item) => OfPrimitive(item) switch
    {
        var primitive when primitive != IgniteCode.Null => (byte)(primitive - IgniteCode.Byte + IgniteCode.ByteArray),
        _ when item == typeof(string) => IgniteCode.StringArray,
        _ when item == typeof(Guid?) => IgniteCode.GuidArray,
        _ when item == typeof(decimal?) => IgniteCode.DecimalArray,
        _ when item == typeof(DateTime?) => IgniteCode.TimestampArray,
        _ => IgniteCode.ObjectArray,
    };
}
