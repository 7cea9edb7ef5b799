namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>The codes of .NET types.</summary>
internal static class DynamicCodes
{
    /// <summary>The item type of an array that may hold anything.</summary>
    public const int ObjectTypeId = -1;

    /// <summary>The code of a primitive type, or that of null for every other.</summary>
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

    /// <summary>The code of an array of items.</summary>
    public static byte OfArray(Type item) => OfPrimitive(item) switch
    {
        IgniteCode.Bool => IgniteCode.BoolArray,
        IgniteCode.Byte => IgniteCode.ByteArray,
        IgniteCode.Short => IgniteCode.ShortArray,
        IgniteCode.Int => IgniteCode.IntArray,
        IgniteCode.Long => IgniteCode.LongArray,
        IgniteCode.Char => IgniteCode.CharArray,
        IgniteCode.Float => IgniteCode.FloatArray,
        IgniteCode.Double => IgniteCode.DoubleArray,
        _ when item == typeof(string) => IgniteCode.StringArray,
        _ when item == typeof(Guid?) => IgniteCode.GuidArray,
        _ when item == typeof(decimal?) => IgniteCode.DecimalArray,
        _ when item == typeof(DateTime?) => IgniteCode.TimestampArray,
        _ => IgniteCode.ObjectArray,
    };
}
