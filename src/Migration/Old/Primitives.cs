using System.Buffers.Binary;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Migration.Old;

// BinaryFormatter writes these types without records.
internal static class Primitives
{
    private static readonly Dictionary<string, Type> Names = Primitive.Types.Append(typeof(string)).ToDictionary(type => type.FullName!);

    public static Type ReadType(RecordCursor cursor)
    {
        byte code = cursor.TakeByte();
        return Primitive.TypeOf((PrimitiveCode)code) ?? throw cursor.Fault($"has {code} where the code of a primitive type must stand");
    }

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
        TypeCode.Int64 => cursor.TakeLong(),
        TypeCode.UInt64 => (ulong)cursor.TakeLong(),
        TypeCode.Single => BinaryPrimitives.ReadSingleLittleEndian(cursor.Take(4)),
        TypeCode.Double => BinaryPrimitives.ReadDoubleLittleEndian(cursor.Take(8)),
        TypeCode.Decimal => cursor.TakeDecimal(),
        TypeCode.DateTime => Date(cursor),
        _ => new TimeSpan(cursor.TakeLong()),
    };

    public static int MinLength(Type type) => Math.Max(1, Primitive.LengthOf(Primitive.Of(type)));

    // The two upper bits are the DateTimeKind. Both values above UTC mean local time.
    private static DateTime Date(RecordCursor cursor)
    {
        const long Ticks = 0x3FFF_FFFF_FFFF_FFFF;
        long bits = cursor.TakeLong();
        return (bits & Ticks) <= DateTime.MaxValue.Ticks
            ? new DateTime(bits & Ticks, (DateTimeKind)Math.Min((int)((ulong)bits >> 62), (int)DateTimeKind.Local))
            : throw cursor.Fault("has a date that does not exist");
    }
}
