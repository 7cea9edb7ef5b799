using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>The witnesses of values that a format writes by one call.</summary>
public static class Scalar
{
    public readonly struct Boolean : IValue<bool>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, bool value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteBoolean(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static bool Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadBoolean(slot);
    }

    public readonly struct Byte : IValue<byte>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, byte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteByte(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static byte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadByte(slot);
    }

    public readonly struct SByte : IValue<sbyte>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, sbyte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSByte(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static sbyte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSByte(slot);
    }

    public readonly struct Int16 : IValue<short>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, short value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt16(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static short Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt16(slot);
    }

    public readonly struct UInt16 : IValue<ushort>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ushort value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt16(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static ushort Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt16(slot);
    }

    public readonly struct Int32 : IValue<int>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, int value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt32(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static int Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt32(slot);
    }

    public readonly struct UInt32 : IValue<uint>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, uint value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt32(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static uint Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt32(slot);
    }

    public readonly struct Int64 : IValue<long>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, long value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt64(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static long Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt64(slot);
    }

    public readonly struct UInt64 : IValue<ulong>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ulong value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt64(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static ulong Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt64(slot);
    }

    public readonly struct Char : IValue<char>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, char value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteChar(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static char Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadChar(slot);
    }

    public readonly struct Single : IValue<float>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, float value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSingle(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static float Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSingle(slot);
    }

    public readonly struct Double : IValue<double>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, double value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDouble(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static double Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDouble(slot);
    }

    public readonly struct Decimal : IValue<decimal>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, decimal value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDecimal(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static decimal Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDecimal(slot);
    }

    public readonly struct Guid : IValue<System.Guid>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.Guid value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteGuid(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.Guid Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadGuid(slot);
    }

    public readonly struct DateTime : IValue<System.DateTime>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTime value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTime(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateTime Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTime(slot);
    }

    public readonly struct DateTimeOffset : IValue<System.DateTimeOffset>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTimeOffset value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTimeOffset(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateTimeOffset Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTimeOffset(slot);
    }

    public readonly struct TimeSpan : IValue<System.TimeSpan>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeSpan value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeSpan(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.TimeSpan Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeSpan(slot);
    }

    public readonly struct DateOnly : IValue<System.DateOnly>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateOnly(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateOnly(slot);
    }

    public readonly struct TimeOnly : IValue<System.TimeOnly>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeOnly(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.TimeOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeOnly(slot);
    }

#nullable disable annotations // serves members declared string and string? alike
    public readonly struct String : IValue<string>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, string value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteString(slot, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static string Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadString(slot);
    }
#nullable restore annotations
}
