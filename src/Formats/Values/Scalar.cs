namespace SerBench.Formats.Values;

/// <summary>The witnesses of values that a format writes by one call.</summary>
public static class Scalar
{
    /// <summary>The witness of a <see cref="bool"/>.</summary>
    public readonly struct Boolean : IValue<bool>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, bool value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteBoolean(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static bool Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadBoolean(slot);
    }

    /// <summary>The witness of a <see cref="byte"/>.</summary>
    public readonly struct Byte : IValue<byte>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, byte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteByte(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static byte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadByte(slot);
    }

    /// <summary>The witness of an <see cref="sbyte"/>.</summary>
    public readonly struct SByte : IValue<sbyte>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, sbyte value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSByte(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static sbyte Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSByte(slot);
    }

    /// <summary>The witness of a <see cref="short"/>.</summary>
    public readonly struct Int16 : IValue<short>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, short value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt16(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static short Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt16(slot);
    }

    /// <summary>The witness of a <see cref="ushort"/>.</summary>
    public readonly struct UInt16 : IValue<ushort>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ushort value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt16(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static ushort Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt16(slot);
    }

    /// <summary>The witness of an <see cref="int"/>.</summary>
    public readonly struct Int32 : IValue<int>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, int value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt32(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static int Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt32(slot);
    }

    /// <summary>The witness of a <see cref="uint"/>.</summary>
    public readonly struct UInt32 : IValue<uint>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, uint value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt32(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static uint Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt32(slot);
    }

    /// <summary>The witness of a <see cref="long"/>.</summary>
    public readonly struct Int64 : IValue<long>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, long value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt64(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static long Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadInt64(slot);
    }

    /// <summary>The witness of a <see cref="ulong"/>.</summary>
    public readonly struct UInt64 : IValue<ulong>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, ulong value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteUInt64(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static ulong Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadUInt64(slot);
    }

    /// <summary>The witness of a <see cref="char"/>.</summary>
    public readonly struct Char : IValue<char>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, char value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteChar(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static char Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadChar(slot);
    }

    /// <summary>The witness of a <see cref="float"/>.</summary>
    public readonly struct Single : IValue<float>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, float value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSingle(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static float Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadSingle(slot);
    }

    /// <summary>The witness of a <see cref="double"/>.</summary>
    public readonly struct Double : IValue<double>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, double value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDouble(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static double Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDouble(slot);
    }

    /// <summary>The witness of a <see cref="decimal"/>.</summary>
    public readonly struct Decimal : IValue<decimal>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, decimal value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDecimal(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static decimal Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDecimal(slot);
    }

    /// <summary>The witness of a <see cref="System.Guid"/>.</summary>
    public readonly struct Guid : IValue<System.Guid>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.Guid value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteGuid(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.Guid Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadGuid(slot);
    }

    /// <summary>The witness of a <see cref="System.DateTime"/>.</summary>
    public readonly struct DateTime : IValue<System.DateTime>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTime value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTime(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateTime Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTime(slot);
    }

    /// <summary>The witness of a <see cref="System.DateTimeOffset"/>.</summary>
    public readonly struct DateTimeOffset : IValue<System.DateTimeOffset>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateTimeOffset value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateTimeOffset(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateTimeOffset Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateTimeOffset(slot);
    }

    /// <summary>The witness of a <see cref="System.TimeSpan"/>.</summary>
    public readonly struct TimeSpan : IValue<System.TimeSpan>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeSpan value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeSpan(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.TimeSpan Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeSpan(slot);
    }

    /// <summary>The witness of a <see cref="System.DateOnly"/>.</summary>
    public readonly struct DateOnly : IValue<System.DateOnly>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.DateOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteDateOnly(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.DateOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadDateOnly(slot);
    }

    /// <summary>The witness of a <see cref="System.TimeOnly"/>.</summary>
    public readonly struct TimeOnly : IValue<System.TimeOnly>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, System.TimeOnly value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteTimeOnly(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static System.TimeOnly Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadTimeOnly(slot);
    }

#nullable disable annotations // serves members declared string and string? alike
#pragma warning disable RS0041
    /// <summary>The witness of a <see cref="string"/>.</summary>
    public readonly struct String : IValue<string>
    {
        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, string value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteString(slot, value);

        /// <inheritdoc/>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static string Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadString(slot);
    }
#pragma warning restore RS0041
#nullable restore annotations
}
