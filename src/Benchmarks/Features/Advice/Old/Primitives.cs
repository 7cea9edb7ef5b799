using System.Buffers.Binary;

namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>The types whose values lie in a record without a record of their own, by their codes.</summary>
internal static class Primitives
{
    private static readonly Dictionary<byte, Type> Types = new()
    {
        [1] = typeof(bool),
        [2] = typeof(byte),
        [3] = typeof(char),
        [5] = typeof(decimal),
        [6] = typeof(double),
        [7] = typeof(short),
        [8] = typeof(int),
        [9] = typeof(long),
        [10] = typeof(sbyte),
        [11] = typeof(float),
        [12] = typeof(TimeSpan),
        [13] = typeof(DateTime),
        [14] = typeof(ushort),
        [15] = typeof(uint),
        [16] = typeof(ulong),
    };

    private static readonly Dictionary<string, Type> Names = Types.Values.Append(typeof(string)).ToDictionary(type => type.FullName!);

    public static Type TypeOf(byte code, RecordCursor cursor) => Types.GetValueOrDefault(code) ?? throw cursor.Fault($"has {code} where the code of a primitive type must stand");

    /// <summary>The primitive type of a name; null if the name is another one.</summary>
    public static Type? Find(string name) => Names.GetValueOrDefault(name);

    public static OldName NameOf(Type type) => OldName.Of(type.FullName!);

    public static object Read(RecordCursor cursor, Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Boolean => cursor.TakeByte() != 0,
        TypeCode.Byte => cursor.TakeByte(),
        TypeCode.SByte => (sbyte)cursor.TakeByte(),
        TypeCode.Char => cursor.TakeCharacter(),
        TypeCode.Int16 => BinaryPrimitives.ReadInt16LittleEndian(cursor.Take(2)),
        TypeCode.UInt16 => BinaryPrimitives.ReadUInt16LittleEndian(cursor.Take(2)),
        TypeCode.Int32 => cursor.TakeInt(),
        TypeCode.UInt32 => (uint)cursor.TakeInt(),
        TypeCode.Int64 => BinaryPrimitives.ReadInt64LittleEndian(cursor.Take(8)),
        TypeCode.UInt64 => BinaryPrimitives.ReadUInt64LittleEndian(cursor.Take(8)),
        TypeCode.Single => BinaryPrimitives.ReadSingleLittleEndian(cursor.Take(4)),
        TypeCode.Double => BinaryPrimitives.ReadDoubleLittleEndian(cursor.Take(8)),
        TypeCode.Decimal => cursor.TakeDecimal(),
        TypeCode.DateTime => Date(cursor),
        _ => new TimeSpan(BinaryPrimitives.ReadInt64LittleEndian(cursor.Take(8))),
    };

    /// <summary>The fewest bytes of a value.</summary>
    public static int MinLength(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Int16 or TypeCode.UInt16 => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        TypeCode.Boolean or TypeCode.Byte or TypeCode.SByte or TypeCode.Char or TypeCode.Decimal => 1,
        _ => 8,
    };

    // The two upper bits are the kind, of which both values above UTC mean a local time.
    private static DateTime Date(RecordCursor cursor)
    {
        const long Ticks = 0x3FFF_FFFF_FFFF_FFFF;
        long bits = BinaryPrimitives.ReadInt64LittleEndian(cursor.Take(8));
        return (bits & Ticks) <= DateTime.MaxValue.Ticks
            ? new DateTime(bits & Ticks, (DateTimeKind)Math.Min((int)((ulong)bits >> 62), (int)DateTimeKind.Local)) : throw cursor.Fault("has a date that does not exist");
    }
}
