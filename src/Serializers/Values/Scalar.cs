using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Values;

/// <summary>The witnesses of values that a format writes by one call.</summary>
public static class Scalar
{
    public readonly struct Boolean : IValue<bool>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, bool value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteBoolean(slot, value);

        public static bool Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadBoolean(slot);
    }

    public readonly struct Byte : IValue<byte>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, byte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteByte(slot, value);

        public static byte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadByte(slot);
    }

    public readonly struct SByte : IValue<sbyte>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, sbyte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSByte(slot, value);

        public static sbyte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSByte(slot);
    }

    public readonly struct Int16 : IValue<short>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, short value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt16(slot, value);

        public static short Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt16(slot);
    }

    public readonly struct UInt16 : IValue<ushort>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ushort value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt16(slot, value);

        public static ushort Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt16(slot);
    }

    public readonly struct Int32 : IValue<int>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, int value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt32(slot, value);

        public static int Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt32(slot);
    }

    public readonly struct UInt32 : IValue<uint>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, uint value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt32(slot, value);

        public static uint Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt32(slot);
    }

    public readonly struct Int64 : IValue<long>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, long value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt64(slot, value);

        public static long Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt64(slot);
    }

    public readonly struct UInt64 : IValue<ulong>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ulong value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt64(slot, value);

        public static ulong Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt64(slot);
    }

    public readonly struct Char : IValue<char>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, char value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteChar(slot, value);

        public static char Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadChar(slot);
    }

    public readonly struct Single : IValue<float>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, float value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSingle(slot, value);

        public static float Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSingle(slot);
    }

    public readonly struct Double : IValue<double>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, double value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDouble(slot, value);

        public static double Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDouble(slot);
    }

    public readonly struct Decimal : IValue<decimal>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, decimal value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDecimal(slot, value);

        public static decimal Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDecimal(slot);
    }

    public readonly struct Guid : IValue<System.Guid>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.Guid value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteGuid(slot, value);

        public static System.Guid Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadGuid(slot);
    }

    public readonly struct DateTime : IValue<System.DateTime>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTime value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTime(slot, value);

        public static System.DateTime Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTime(slot);
    }

    public readonly struct DateTimeOffset : IValue<System.DateTimeOffset>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTimeOffset value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTimeOffset(slot, value);

        public static System.DateTimeOffset Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTimeOffset(slot);
    }

    public readonly struct TimeSpan : IValue<System.TimeSpan>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeSpan value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeSpan(slot, value);

        public static System.TimeSpan Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeSpan(slot);
    }

    public readonly struct DateOnly : IValue<System.DateOnly>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateOnly(slot, value);

        public static System.DateOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateOnly(slot);
    }

    public readonly struct TimeOnly : IValue<System.TimeOnly>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeOnly(slot, value);

        public static System.TimeOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeOnly(slot);
    }

#nullable disable annotations // serves members declared string and string? alike
    public readonly struct String : IValue<string>
    {
        public static void Write<TWriter>(ref TWriter writer, Slot slot, string value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteString(slot, value);

        public static string Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadString(slot);
    }
#nullable restore annotations
}
